internal import Diagnostics

extension SheetReader {
  /// Reads `@custom-variant`: a name, and a selector in parentheses or a block with `@slot`.
  mutating func define(_ rule: AtRule) {
    var prelude = rule.prelude.trimmed
    guard let name = prelude.popFirst()?.identifier else { return }
    if let block = rule.block {
      variants[name] = .block(block)
    } else if let only = prelude.trimmed.only, only.kind == .round {
      var definition = only.contents.trimmed
      if definition.kind == .atKeyword, definition.text.isWord("media") {
        definition.removeFirst()
        variants[name] = .media(definition)
      } else {
        variants[name] = .selector(definition)
      }
    }
  }

  /// Reads `@variant` in a rule, by its definition or Tailwind's own.
  mutating func readVariant(_ rule: AtRule, _ context: ReadingContext) {
    guard let block = rule.block, let name = rule.prelude.trimmed.only?.identifier else {
      return readOutOfScope(rule, .rule("variant"), context)
    }
    var inner = context
    inner.expansions += 1
    guard inner.expansions < Self.expansionLimit else {
      return report(
        "css/import-limit",
        .error,
        at: rule.span,
        in: rule.file,
        "variants stand in each other more than \(Self.expansionLimit) deep"
      )
    }
    switch variants[name] {
    case .selector(let selector):
      read(.rule(QualifiedRule(prelude: selector, block: block)), inner)
    case .media(let query):
      readConditional(rule, MediaReader.list(query), inner)
    case .block(let definition):
      inner.slot = block
      readBlock(definition, inner)
    case nil:
      switch name.lowercased {
      case "dark": readConditional(rule, .prefersDark(true), inner)
      case "contrast-more": readConditional(rule, .prefersContrast(.more), inner)
      case "contrast-less": readConditional(rule, .prefersContrast(.less), inner)
      default: readOutOfScope(rule, .variant(name.string), context)
      }
    }
  }

  /// Reads a `@theme` block.
  mutating func readTheme(_ rule: AtRule, _ context: ReadingContext) {
    if !theme.isDeclared {
      let layer = layers.layer([TailwindTheme.layer], in: LayerTable.none)
      layers.mention(layer, under: ConditionTable.always)
    }
    theme.isDeclared = true
    theme.isTailwind = true
    guard let block = rule.block else { return }
    if context.isInRule || context.condition != ConditionTable.always {
      report(
        "css/nested-theme",
        .error,
        at: rule.span,
        in: rule.file,
        "`@theme` must not stand in another rule or under a condition"
      )
      return
    }
    if let prefix = Self.prefix(rule.prelude) { theme.prefix = prefix }
    let options = Self.options(rule.prelude).union(context.themeOptions)
    for item in RuleReader(block, [.block, .starredNames]) {
      guard case .declaration(let declaration) = item, declaration.name.isCustomPropertyName else {
        if case .atRule(let inner) = item, inner.name.isWord("keyframes") { continue }
        reportThemeItem(item, rule)
        continue
      }
      uses.note(declaration.value)
      guard let value = DeclaredValue(customProperty: declaration.value.values) else { continue }
      theme.add(
        ThemeVariable(
          name: declaration.name,
          value: value,
          options: options,
          file: declaration.file,
          span: declaration.span
        )
      )
    }
  }

  private mutating func reportThemeItem(_ item: BlockItem, _ rule: AtRule) {
    let span =
      switch item {
      case .declaration(let declaration): declaration.span
      case .invalid(let problem): problem.span
      case .atRule(let inner): inner.span
      case .rule(let inner): inner.prelude.first?.span ?? rule.span
      }
    report(
      "css/theme-content",
      .error,
      at: span,
      in: rule.file,
      "Tailwind takes only custom properties and `@keyframes` in `@theme`"
    )
  }

  /// The options among the words after `@theme`, or in an import's `theme()`.
  static func options(_ values: Lexemes) -> ThemeOptions {
    var options: ThemeOptions = []
    var rest = values
    while let value = rest.popFirst() {
      if let word = value.identifier, let option = ThemeOptions(word.string) {
        options.insert(option)
      }
    }
    return options
  }

  private static func prefix(_ values: Lexemes) -> Text? {
    var rest = values
    while let value = rest.popFirst() {
      if value.kind == .function, value.text.isWord("prefix") {
        return value.contents.trimmed.only?.identifier
      }
    }
    return nil
  }
}

extension SheetReader {
  /// What Tailwind makes of the `@theme` blocks: `@layer theme { :root, :host { … } }`.
  mutating func themeDeclarations() -> [RootDeclaration] {
    guard theme.isDeclared else { return [] }
    let layer = layers.layer([TailwindTheme.layer], in: LayerTable.none)
    let root = selectors.add([
      Selector(specificity: Specificity(classes: 1), span: Span(0, 0))
    ])
    return theme.variables.compactMap { variable in
      let property = theme.property(variable.name)
      if variable.options.contains(.reference) { return nil }
      // `--font-sans: var(--font-sans)` goes to its uses, and the variable comes from elsewhere.
      if variable.options.contains(.inline), variable.refers(to: property) { return nil }
      return RootDeclaration(
        property: names.number(property),
        value: variable.value,
        isImportant: false,
        layer: layer,
        selectors: root,
        condition: ConditionTable.always,
        file: variable.file,
        span: variable.span
      )
    }
  }
}
