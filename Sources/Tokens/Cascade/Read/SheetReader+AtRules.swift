internal import Diagnostics

extension SheetReader {
  mutating func read(_ rule: AtRule, _ context: ReadingContext) {
    let name = rule.name.lowercased
    switch name {
    case "media":
      readConditional(rule, MediaReader.list(rule.prelude), context)
    case "supports":
      readConditional(rule, SupportsReader.condition(rule.prelude), context)
    case "layer": readLayer(rule, context)
    case "property": readProperty(rule)
    case "theme": readTheme(rule, context)
    case "variant": readVariant(rule, context)
    case "slot":
      if let slot = context.slot {
        var inner = context
        inner.slot = nil
        readBlock(slot, inner)
      }
    case "import": reportLateImport(rule)
    case "custom-variant": theme.isTailwind = true
    case "tailwind": theme.isTailwind = true
    default:
      if AtRuleName.outOfScope.contains(name) {
        readOutOfScope(rule, .rule(name), context)
      } else if !AtRuleName.ignored.contains(name), !AtRuleName.tools.contains(name) {
        reportUnknown(rule)
      }
    }
  }

  mutating func readConditional(
    _ rule: AtRule,
    _ condition: Condition,
    _ context: ReadingContext
  ) {
    guard let block = rule.block else { return }
    var inner = context
    inner.condition = conditions.add(condition, in: context.condition)
    if let span = condition.outOfScope {
      inner.outOfScope = OutOfScope(
        file: rule.file,
        span: span,
        subject: .condition
      )
    }
    readBlock(block, inner)
  }

  /// Reads a rule that is not followed, only to report what it would have declared.
  mutating func readOutOfScope(
    _ rule: AtRule,
    _ subject: OutOfScope.Subject,
    _ context: ReadingContext
  ) {
    guard let block = rule.block else { return }
    var inner = context
    inner.condition = conditions.add(.outOfScope(rule.span), in: context.condition)
    inner.outOfScope = OutOfScope(
      file: rule.file,
      span: rule.span,
      subject: subject
    )
    readBlock(block, inner)
  }

  private mutating func readLayer(_ rule: AtRule, _ context: ReadingContext) {
    let paths = rule.prelude.separatedByCommas.map(Self.layerPath)
    guard let block = rule.block else {
      // An order with a name that is none is dropped as a whole.
      guard !context.isInRule, !paths.contains(nil) else { return }
      for case .some(let path) in paths {
        layers.mention(layers.layer(path, in: context.layer), under: context.condition)
      }
      return
    }
    var inner = context
    if paths.isEmpty {
      inner.layer = layers.anonymousLayer(in: context.layer)
    } else if paths.count == 1, let path = paths[0] {
      inner.layer = layers.layer(path, in: context.layer)
    } else {
      return
    }
    layers.mention(inner.layer, under: context.condition)
    readBlock(block, inner)
  }

  /// The names in `a.b`; nil if it is no layer's name.
  static func layerPath(_ values: Lexemes) -> [Text]? {
    var path: [Text] = []
    var rest = values.trimmed
    while true {
      guard let name = rest.popFirst()?.identifier, CSSWideKeyword(rawValue: name.lowercased) == nil
      else { return nil }
      path.append(name)
      if rest.isEmpty { return path }
      guard rest.isDelim(".") else { return nil }
      rest.removeFirst()
    }
  }

  private mutating func readProperty(_ rule: AtRule) {
    guard let name = rule.prelude.trimmed.only?.identifier, name.isCustomPropertyName,
      let block = rule.block, let registration = PropertyRegistration(block)
    else {
      report(
        "css/invalid-property-rule",
        .warning,
        at: rule.span,
        in: rule.file,
        "a browser ignores this `@property`: it needs `syntax`, `inherits` and, unless the syntax"
          + " is `*`, an `initial-value` of that syntax"
      )
      return
    }
    registrations[name] = registration
  }

  private mutating func reportUnknown(_ rule: AtRule) {
    report(
      "css/unknown-rule",
      .note,
      at: rule.span,
      in: rule.file,
      "no browser knows `@\(rule.name.string)`, so it is skipped with what is in it"
    )
  }
}
