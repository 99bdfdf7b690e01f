internal import Diagnostics

/// The value of `color-scheme`: CSS Color Adjustment 1, section 2.1.
struct ColorScheme: Hashable, Sendable {
  /// The schemes it names that are known, in order; empty for `normal`.
  var schemes: [Scheme] = []

  /// Makes `normal`.
  init() {}

  /// Reads a value without keywords that every property takes; nil if it is invalid.
  init?(_ value: ArraySlice<ComponentValue>) {
    var names: [String] = []
    for part in value.withoutWhitespace {
      guard let name = part.identifier?.lowercased else { return nil }
      names.append(name)
    }
    if names == ["normal"] { return }
    // `only` stands first or last, once, and not alone.
    if names.first == "only" {
      names.removeFirst()
    } else if names.last == "only" {
      names.removeLast()
    }
    let isWord = { (name: String) in
      CSSWideKeyword(rawValue: name) == nil
        && !["only", "normal", "default", "none"].contains(name)
    }
    guard !names.isEmpty, names.allSatisfy(isWord) else { return nil }
    schemes = names.compactMap(Scheme.init(rawValue:))
  }

  /// The scheme that is used where the reader prefers `preferred`.
  func used(preferred: Scheme) -> Scheme {
    schemes.contains(preferred) ? preferred : schemes.first ?? .light
  }
}
