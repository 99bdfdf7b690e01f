/// Names of Android resources (`R.string.…`).
public enum ResourceName {
  /// The name of a key's own resource: its path below the namespace in snake_case.
  ///
  /// camelCase is cut at `aB` and before the last capital of `ABc`, never at digits; whatever a
  /// resource name cannot hold becomes `_`. A Java keyword gets a trailing `_`, a leading digit a
  /// leading one.
  public static func of(path: [String], prefix: String) -> String {
    let joined = prefix + path.map(snakeCase).joined(separator: "_")
    if JavaKeywords.all.contains(joined) { return joined + "_" }
    if let first = joined.unicodeScalars.first, first.properties.numericType != nil {
      return "_" + joined
    }
    return joined
  }

  /// The name of a helper resource: the key's name and the parts of a combination.
  public static func of(_ name: String, parts: [String]) -> String {
    parts.reduce(name) { $0 + "__" + wordPart($1) }
  }

  /// A branch word as a part of a name: as it is, but for what a name cannot hold.
  private static func wordPart(_ word: String) -> String {
    if word.utf8.allSatisfy(isPlain) { return word }
    var part = ""
    for scalar in word.unicodeScalars {
      part.unicodeScalars.append(isAllowed(scalar) ? scalar : "_")
    }
    return part
  }

  private static func snakeCase(_ segment: String) -> String {
    if segment.utf8.allSatisfy(isPlain) { return asciiSnakeCase(segment) }
    let scalars = Array(segment.unicodeScalars)
    var name = ""
    for (index, scalar) in scalars.enumerated() {
      if scalar.properties.isUppercase, index > 0 {
        let previous = scalars[index - 1]
        let next = index + 1 < scalars.count ? scalars[index + 1] : nil
        let beginsWord = previous.properties.isLowercase
        let endsAcronym =
          previous.properties.isUppercase && (next?.properties.isLowercase ?? false)
        if beginsWord || endsAcronym { name += "_" }
      }
      if isAllowed(scalar) {
        name += scalar.properties.lowercaseMapping
      } else {
        name += "_"
      }
    }
    return name
  }

  /// The same for ASCII letters, digits and `_`, of which nearly every name is made: Unicode's
  /// properties are looked up in tables, a letter at a time.
  private static func asciiSnakeCase(_ segment: String) -> String {
    let bytes = Array(segment.utf8)
    var name: [UInt8] = []
    name.reserveCapacity(bytes.count + 4)
    for (index, byte) in bytes.enumerated() {
      if isUpper(byte), index > 0 {
        let endsAcronym =
          isUpper(bytes[index - 1]) && index + 1 < bytes.count && isLower(bytes[index + 1])
        if isLower(bytes[index - 1]) || endsAcronym { name.append(UInt8(ascii: "_")) }
      }
      name.append(isUpper(byte) ? byte | 0x20 : byte)
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    isLower(byte) || isUpper(byte) || byte == UInt8(ascii: "_")
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }

  private static func isLower(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  private static func isUpper(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  /// aapt2 takes letters, digits and `_`; `.` and `-` too, but both become `_` in `R`.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
  }
}

extension ResourceName {
  /// The resource that tells the accessors the locale of a file's texts.
  public static func locale(prefix: String) -> String {
    prefix + "bottle_locale"
  }

  /// The resource that tells the locale of a key that some locales lack.
  public static func locale(of name: String) -> String {
    name + "__locale"
  }
}
