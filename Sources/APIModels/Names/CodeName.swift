/// Names in code made of the names on the wire, before reserved words are put in backticks.
enum CodeName {
  /// The name in lowerCamelCase; nil if the word has neither a letter nor a digit.
  ///
  /// `round-closed` is `roundClosed`, `NOT_OUT` is `notOut`, `If-None-Match` is `ifNoneMatch`, `ETag`
  /// is `eTag` and `2fa` is `_2fa`.
  static func camel(_ word: String) -> String? {
    var parts = word.unicodeScalars.split { !$0.properties.isXIDContinue || $0 == "_" }
      .map { String($0) }
    if word.unicodeScalars.allSatisfy({ !$0.properties.isLowercase }) {
      parts = parts.map { $0.lowercased() }
    }
    guard let first = parts.first, let initial = first.unicodeScalars.first else { return nil }
    let name = lowered(first) + parts.dropFirst().map(capitalised).joined()
    return initial.properties.isXIDStart ? name : "_" + name
  }

  /// The name in UpperCamelCase; nil if the word has neither a letter nor a digit.
  static func pascal(_ word: String) -> String? {
    camel(word).map(capitalised)
  }

  /// Whether a name is a capital, then ASCII letters and digits.
  static func isPascal(_ name: String) -> Bool {
    isPlain(name, first: "A"..."Z")
  }

  /// Whether a name is a small letter, then ASCII letters and digits.
  static func isCamel(_ name: String) -> Bool {
    isPlain(name, first: "a"..."z")
  }

  /// The name with a capital at its beginning.
  static func capitalised(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return name }
    return first.properties.titlecaseMapping + String(name.unicodeScalars.dropFirst())
  }

  /// The name with its leading capitals small, but for one that begins the next word.
  private static func lowered(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    var capitals = scalars.prefix { $0.properties.isUppercase }.count
    if capitals > 1, capitals < scalars.count, scalars[capitals].properties.isLowercase {
      capitals -= 1
    }
    var lowered = ""
    for (index, scalar) in scalars.enumerated() {
      lowered += index < capitals ? scalar.properties.lowercaseMapping : String(scalar)
    }
    return lowered
  }

  private static func isPlain(_ name: String, first: ClosedRange<Unicode.Scalar>) -> Bool {
    guard let initial = name.unicodeScalars.first, first.contains(initial) else { return false }
    return name.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
    }
  }
}
