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
  mutating func readBlock(_ block: [ComponentValue], _ context: ReadingContext) {
    let items =
      context.isInRule ? RuleReader.blockItems(in: block) : RuleReader.rules(in: block)
    for item in items { read(item, context) }
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
  private static func mayMatterToRoot(
    _ block: [ComponentValue],
    isInFunction: Bool = false
  ) -> Bool {
    block.contains { value in
      switch value.kind {
      case .atKeyword(let name): name.isWord("layer")
      case .delim(UInt8(ascii: "&")): isInFunction
      case .function(_, let contents): mayMatterToRoot(contents, isInFunction: true)
      case .block(_, let contents): mayMatterToRoot(contents, isInFunction: isInFunction)
      default: false
      }
    }
  }

  private mutating func reportInvalidSelector(_ rule: QualifiedRule, _ context: ReadingContext) {
    guard Self.setsVariables(rule.block) else { return }
    let prelude = rule.prelude.trimmed
    let span = Span(prelude.first?.span.start ?? 0, prelude.last?.span.end ?? 0)
    report(
      "css/invalid-selector",
      .warning,
      at: span,
      in: context.file,
      "a browser does not know this selector, so it drops the whole rule",
      help: "move the selectors it knows to a rule of their own"
    )
  }

  /// Whether a block seems to declare custom properties, at any depth of rules.
  static func setsVariables(_ block: [ComponentValue]) -> Bool {
    for (index, value) in block.enumerated() {
      if let name = value.identifier, name.isCustomPropertyName,
        block[(index + 1)...].first(where: { !$0.isWhitespace })?.kind == .colon
      {
        return true
      }
      if case .block(.curly, let contents) = value.kind, setsVariables(contents) { return true }
    }
    return false
  }

  private mutating func read(_ declaration: Declaration, _ context: ReadingContext) {
    uses.note(declaration.value)
    // Where no selector of a list can match the root in any theme, nothing is kept.
    guard context.isInRule, selectors.mayMatchRoot(context.selectors) else { return }
    if declaration.name.isCustomPropertyName {
      reportMissingSemicolon(declaration)
      guard let value = DeclaredValue(customProperty: declaration.value) else {
        return reportBadValue(declaration)
      }
      add(declaration, as: declaration.name, value, context)
      return
    }
    let value = declaration.value.trimmed
    switch declaration.name.lowercased {
    case "color-scheme":
      addKnown(declaration, as: PropertyNames.colorScheme, context) { ColorScheme(value) != nil }
    case "color":
      addKnown(declaration, as: PropertyNames.color, context) { ColorReader.isColor(value) }
    case "all":
      // Custom properties are not among all.
      guard let keyword = CSSWideKeyword(value) else { return }
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
    isValid: () -> Bool
  ) {
    guard let value = DeclaredValue(customProperty: declaration.value) else { return }
    if case .values(_, hasReferences: false) = value, !isValid() { return }
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
  private mutating func reportMissingSemicolon(_ declaration: Declaration) {
    let value = declaration.value
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
