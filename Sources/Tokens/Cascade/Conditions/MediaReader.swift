internal import Diagnostics

/// Reads media queries: Media Queries 5.
enum MediaReader {
  /// A list of queries, one of which must hold; an empty one always does.
  static func list(_ values: Lexemes) -> Condition {
    let queries = values.separatedByCommas
    if queries.isEmpty { return .constant(.yes) }
    // A query that cannot be read stands for `not all`, alone.
    let conditions = queries.map { query($0) ?? .constant(.no) }
    return conditions.count == 1 ? conditions[0] : .any(conditions)
  }

  private static func query(_ values: Lexemes) -> Condition? {
    if let condition = BooleanReader.condition(values, leaf: feature) { return condition }
    var rest = values.trimmed
    let isNegated = rest.isIdentifier("not")
    if isNegated || rest.isIdentifier("only") {
      rest.removeFirst()
      rest.skipWhitespace()
    }
    guard let type = rest.popFirst()?.identifier?.lowercased,
      !["not", "only", "and", "or", "layer"].contains(type)
    else { return nil }
    var conditions: [Condition] = [.constant(Truth(type == "all" || type == "screen"))]
    rest.skipWhitespace()
    if !rest.isEmpty {
      guard rest.popFirst()?.isIdentifier("and") ?? false,
        let condition = BooleanReader.condition(rest, allowsOr: false, leaf: feature)
      else { return nil }
      conditions.append(condition)
    }
    return isNegated ? .not(.all(conditions)) : .all(conditions)
  }

  /// What one feature in parentheses asks.
  private static func feature(_ value: Lexemes) -> Condition {
    guard value.kind == .round else { return .constant(.unknown) }
    var rest = value.contents.trimmed
    guard let name = rest.identifier?.lowercased else {
      return isRange(rest) ? .outOfScope(value.span) : .constant(.unknown)
    }
    let comparison = rest
    rest.removeFirst()
    rest.skipWhitespace()
    if rest.isEmpty { return boolean(name, at: value.span) }
    guard rest.kind == .colon else {
      return isRange(comparison) ? .outOfScope(value.span) : .constant(.unknown)
    }
    rest.removeFirst()
    if let word = rest.trimmed.only?.identifier?.lowercased {
      return plain(name, word, at: value.span)
    }
    return MediaFeature.outOfScope.contains(unprefixed(name))
      ? .outOfScope(value.span) : .constant(.unknown)
  }

  private static func unprefixed(_ name: String) -> String {
    for prefix in ["min-", "max-"] where name.hasPrefix(prefix) {
      let rest = String(name.dropFirst(prefix.count))
      return MediaFeature.ranges.contains(rest) ? rest : name
    }
    return name
  }

  /// Whether it compares a feature that has an order, as in `400px <= width`.
  private static func isRange(_ values: Lexemes) -> Bool {
    var rest = values
    var compares = false
    var namesFeature = false
    while let value = rest.popFirst() {
      if value.isDelim("<") || value.isDelim(">") || value.isDelim("=") { compares = true }
      if let name = value.identifier, MediaFeature.ranges.contains(name.lowercased) {
        namesFeature = true
      }
    }
    return compares && namesFeature
  }

  /// A feature alone asks whether it is anything but none or zero.
  private static func boolean(_ name: String, at span: Span) -> Condition {
    switch name {
    case "prefers-color-scheme", "color", "color-gamut": .constant(.yes)
    case "prefers-contrast": .not(.prefersContrast(.noPreference))
    case "scripting": .constant(.yes)
    default:
      if MediaFeature.defaults[name] != nil {
        .constant(.no)
      } else if MediaFeature.outOfScope.contains(name) {
        .outOfScope(span)
      } else {
        .constant(.unknown)
      }
    }
  }

  private static func plain(_ name: String, _ word: String, at span: Span) -> Condition {
    switch (name, word) {
    case ("prefers-color-scheme", "dark"): .prefersDark(true)
    case ("prefers-color-scheme", "light"): .prefersDark(false)
    case ("prefers-contrast", "no-preference"): .prefersContrast(.noPreference)
    case ("prefers-contrast", "more"): .prefersContrast(.more)
    case ("prefers-contrast", "less"): .prefersContrast(.less)
    case ("prefers-contrast", "custom"): .prefersContrast(.custom)
    case ("color-gamut", "srgb"): .gamut(.srgb)
    case ("color-gamut", "p3"): .gamut(.p3)
    case ("color-gamut", "rec2020"): .gamut(.rec2020)
    default:
      if let words = MediaFeature.defaults[name] {
        .constant(words.contains(word) ? Truth(word == words[0]) : .unknown)
      } else if MediaFeature.outOfScope.contains(name) {
        .outOfScope(span)
      } else {
        .constant(.unknown)
      }
    }
  }
}
