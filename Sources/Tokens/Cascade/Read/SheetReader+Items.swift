internal import Diagnostics

extension SheetReader {
  mutating func read(_ item: BlockItem, _ context: ReadingContext) {
    switch item {
    case .declaration(let declaration): read(declaration, context)
    case .rule(let rule): read(rule, context)
    case .atRule(let rule): read(rule, context)
    case .invalid(let problem):
      let diagnostic = problem.diagnostic(in: files[Int(context.file)].path)
      report(
        diagnostic.id,
        diagnostic.severity,
        at: problem.span,
        in: context.file,
        diagnostic.message,
        help: diagnostic.help
      )
    }
  }

  /// Reads a block of what stands around: rules alone, or with declarations inside a rule.
  mutating func readBlock(_ block: Lexemes, _ context: ReadingContext) {
    for item in RuleReader(block, context.isInRule ? .block : .rules) { read(item, context) }
  }

  private mutating func read(_ rule: QualifiedRule, _ context: ReadingContext) {
    let parent = (context.selectors, selectors.lists[context.selectors].specificity)
    guard let list = SelectorReader.rule(rule.prelude, in: context.isInRule ? parent : nil),
      !list.isEmpty
    else { return reportInvalidSelector(rule, context) }
    guard list.contains(where: \.mayMatchRoot) || Self.mayMatterToRoot(rule.block) else {
      return uses.note(rule.block)
    }
    var inner = context
    inner.isInRule = true
    inner.selectors = selectors.add(list)
    if let span = list.lazy.compactMap(\.outOfScope).first {
      inner.outOfScope = OutOfScope(
        file: context.file,
        span: span,
        subject: .selector
      )
    }
    readBlock(rule.block, inner)
  }

  /// Whether a block in a rule that is not for the root may say something about it all the same.
  ///
  /// A layer takes its place in the order wherever it stands, and `:not(&)` is all but the parent.
  private static func mayMatterToRoot(_ block: Lexemes) -> Bool {
    let lexemes = block.file.lexemes
    var functionEnd = block.startIndex
    for index in block.startIndex..<block.endIndex {
      switch lexemes[index].kind {
      case .function: functionEnd = max(functionEnd, block.file.index(after: index))
      case .atKeyword where block.file.text(index).isWord("layer"): return true
      case .delim where index < functionEnd && block[index..<index + 1].isDelim("&"): return true
      default: break
      }
    }
    return false
  }

  private mutating func reportInvalidSelector(_ rule: QualifiedRule, _ context: ReadingContext) {
    guard Self.setsVariables(rule.block) else { return }
    report(
      "css/invalid-selector",
      .warning,
      at: rule.prelude.trimmed.span,
      in: context.file,
      "a browser does not know this selector, so it drops the whole rule",
      help: "move the selectors it knows to a rule of their own"
    )
  }

  /// Whether a block seems to declare custom properties, at any depth of rules.
  private static func setsVariables(_ block: Lexemes) -> Bool {
    var rest = block
    while let value = rest.popFirst() {
      if let name = value.identifier, name.isCustomPropertyName {
        rest.skipWhitespace()
        if rest.kind == .colon { return true }
      }
      if value.kind == .curly, setsVariables(value.contents) { return true }
    }
    return false
  }

  private mutating func read(_ declaration: Declaration, _ context: ReadingContext) {
    uses.note(declaration.value)
    // Where no selector of a list can match the root in any theme, nothing is kept.
    guard context.isInRule, selectors.mayMatchRoot(context.selectors) else { return }
    if declaration.name.isCustomPropertyName {
      let values = declaration.value.values
      reportMissingSemicolon(values, of: declaration)
      guard let value = DeclaredValue(customProperty: values) else {
        return reportBadValue(declaration)
      }
      add(declaration, as: declaration.name, value, context)
      return
    }
    switch declaration.name.lowercased {
    case "color-scheme":
      addKnown(declaration, as: PropertyNames.colorScheme, context) { ColorScheme($0) != nil }
    case "color":
      addKnown(declaration, as: PropertyNames.color, context) { ColorReader.isColor($0) }
    case "all":
      // Custom properties are not among all.
      guard let keyword = CSSWideKeyword(declaration.value.values) else { return }
      add(declaration, as: PropertyNames.colorScheme, .keyword(keyword), context)
      add(declaration, as: PropertyNames.color, .keyword(keyword), context)
    default: break
    }
  }

  /// Adds a property that is not custom, unless a browser drops the declaration.
  private mutating func addKnown(
    _ declaration: Declaration,
    as name: Text,
    _ context: ReadingContext,
    isValid: (ArraySlice<ComponentValue>) -> Bool
  ) {
    guard let value = DeclaredValue(customProperty: declaration.value.values) else { return }
    if case .values(let values, hasReferences: false) = value, !isValid(values) { return }
    add(declaration, as: name, value, context)
  }

  private mutating func add(
    _ declaration: Declaration,
    as name: Text,
    _ value: DeclaredValue,
    _ context: ReadingContext
  ) {
    declarations.append(
      RootDeclaration(
        property: names.number(name),
        value: value,
        isImportant: declaration.isImportant,
        layer: context.layer,
        selectors: context.selectors,
        condition: context.condition,
        outOfScope: context.outOfScope,
        file: declaration.file,
        span: declaration.span
      )
    )
  }

  private mutating func reportBadValue(_ declaration: Declaration) {
    let problem = SyntaxProblem(
      kind: .badValue(property: declaration.name),
      span: declaration.span
    )
    let diagnostic = problem.diagnostic(in: "")
    report(
      diagnostic.id,
      diagnostic.severity,
      at: problem.span,
      in: declaration.file,
      diagnostic.message
    )
  }

  /// Reports a value that goes on with what looks like the next declaration.
  private mutating func reportMissingSemicolon(
    _ value: ArraySlice<ComponentValue>,
    of declaration: Declaration
  ) {
    for index in value.indices.dropLast().dropFirst() {
      guard let name = value[index].identifier, name.isCustomPropertyName,
        value[index + 1].kind == .colon, value[index - 1].isWhitespace
      else { continue }
      report(
        "css/missing-semicolon",
        .warning,
        at: value[index].span,
        in: declaration.file,
        "no semicolon stands before `\(name.string)`, so it is part of the value of"
          + " `\(declaration.name.string)`",
        help: "end the value before it with `;`"
      )
      return
    }
  }
}
