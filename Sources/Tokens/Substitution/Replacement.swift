internal import Diagnostics

/// What a function in a value is replaced by.
enum Replacement {
  /// The value of a variable, or the fallback.
  case reference(Reference)
  /// The values after the comma of an `env()` that no browser knows; nil without a comma.
  case fallback(ArraySlice<ComponentValue>?)
  /// Tailwind's `--alpha(color / 50%)`: the colour and the percentage.
  case alpha(ArraySlice<ComponentValue>, ArraySlice<ComponentValue>)
  /// Something else, which is not followed.
  case outOfScope(Text)

  /// The replacement of a function; nil for one that stays.
  init?(_ name: Text, _ contents: [ComponentValue], isTailwind: Bool) {
    let word = name.lowercased
    guard References.isReplaced(word) else { return nil }
    switch word {
    case "var":
      guard let reference = Reference(contents) else { return nil }
      self = .reference(reference)
    case "env":
      self = Self.environment(name, contents)
    case "--alpha" where isTailwind:
      guard let slash = contents.firstIndex(where: { $0.isDelim("/") }) else {
        self = .outOfScope(name)
        return
      }
      self = .alpha(contents[..<slash].trimmed, contents[(slash + 1)...].trimmed)
    case "theme" where isTailwind, "--theme" where isTailwind:
      self = Self.theme(name, contents)
    default: self = .outOfScope(name)
    }
  }

  private static func environment(_ name: Text, _ contents: [ComponentValue]) -> Replacement {
    let comma = contents.firstIndex { $0.kind == .comma }
    let words = contents[..<(comma ?? contents.endIndex)].trimmed
    guard let variable = words.first?.identifier, !isKnown(variable.lowercased) else {
      return .outOfScope(name)
    }
    return .fallback(comma.map { contents[($0 + 1)...].trimmed })
  }

  /// Whether browsers know an environment variable, whose value then depends on the device.
  private static func isKnown(_ name: String) -> Bool {
    [
      "safe-area-", "viewport-segment-", "titlebar-area-", "keyboard-inset-",
      "preferred-text-scale",
    ]
    .contains { name.hasPrefix($0) }
  }

  /// Tailwind's `--theme(--color-red-500, red)`, which was `theme()` once.
  private static func theme(_ name: Text, _ contents: [ComponentValue]) -> Replacement {
    let comma = contents.firstIndex { $0.kind == .comma }
    let path = contents[..<(comma ?? contents.endIndex)].trimmed
    guard let first = path.first, let variable = first.identifier, variable.isCustomPropertyName,
      path.count == 1 || path.dropFirst().trimmed.only?.isIdentifier("inline") ?? false
    else { return .outOfScope(name) }
    let fallback = comma.map { contents[($0 + 1)...].trimmed }
    return .reference(
      Reference(name: variable, span: first.span, file: first.file, fallback: fallback)
    )
  }
}
