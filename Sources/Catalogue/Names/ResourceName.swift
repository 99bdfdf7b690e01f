/// Names of Android resources (`R.string.…`).
public enum ResourceName {
  /// The name of a key's own resource: its path below the namespace in snake_case.
  ///
  /// camelCase is cut at `aB` and before the last capital of `ABc`, never at digits; whatever a
  /// resource name cannot hold becomes `_`. A Java keyword gets a trailing `_`, a leading digit a
  /// leading one.
  public static func of(path: [String], prefix: String) -> String {
    let joined = prefix + words(of: path)
    if JavaKeywords.all.contains(joined) { return joined + "_" }
    return beginsWithNumber(joined) ? "_" + joined : joined
  }

  private static func words(of path: [String]) -> String {
    guard path.allSatisfy({ $0.utf8.allSatisfy(isPlain) }) else {
      return path.map(snakeCase).joined(separator: "_")
    }
    var name: [UInt8] = []
    name.reserveCapacity(64)
    for (index, segment) in path.enumerated() {
      if index > 0 { name.append(UInt8(ascii: "_")) }
      appendSnakeCase(segment, to: &name)
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static func beginsWithNumber(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    // Unicode's properties are looked up in tables.
    if first.isASCII { return ("0"..."9").contains(first) }
    return first.properties.numericType != nil
  }

  /// The name of a helper resource: the key's name and the parts of a combination.
  public static func of(_ name: String, parts: [String]) -> String {
    var name = name
    for part in parts {
      name += "__"
      name += wordPart(part)
    }
    return name
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
  private static func appendSnakeCase(_ segment: String, to name: inout [UInt8]) {
    let letters = segment.utf8
    var previous: UInt8?
    var index = letters.startIndex
    while index != letters.endIndex {
      let byte = letters[index]
      index = letters.index(after: index)
      if isUpper(byte), let previous {
        let endsAcronym = isUpper(previous) && index != letters.endIndex && isLower(letters[index])
        if isLower(previous) || endsAcronym { name.append(UInt8(ascii: "_")) }
      }
      name.append(isUpper(byte) ? byte | 0x20 : byte)
      previous = byte
    }
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
