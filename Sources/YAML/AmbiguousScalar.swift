internal import Diagnostics

/// Plain scalars that YAML 1.1 and 1.2 take for two things, beside the booleans.
enum AmbiguousScalar {
  /// What another reader may take a plain scalar for; nil if all agree.
  static func reading(of text: Text) -> String? {
    let bytes = text.bytes
    if text == "~" { return "for nothing or for a text" }
    guard let first = bytes.first, isDigit(first) || "+-.".utf8.contains(first) else { return nil }
    if isDate(bytes) { return "for a text or for a date" }
    if isTime(bytes) { return "for a text, a time or a number" }
    return isNumber(bytes) && !isJSONNumber(bytes) ? "for one number, another or a text" : nil
  }

  /// Whether the bytes are a number as JSON writes it (RFC 8259, section 6).
  private static func isJSONNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
    let whole = rest.prefix(while: isDigit)
    if whole.isEmpty || (whole.first == UInt8(ascii: "0") && whole.count > 1) { return false }
    rest = rest[whole.endIndex...]
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      if fraction.isEmpty { return false }
      rest = rest[fraction.endIndex...]
    }
    guard let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") else { return rest.isEmpty }
    rest = rest.dropFirst()
    if let sign = rest.first, "+-".utf8.contains(sign) { rest = rest.dropFirst() }
    return !rest.isEmpty && rest.allSatisfy(isDigit)
  }

  /// Whether YAML 1.1 or 1.2 takes the bytes for a number, wider than either.
  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    let first = bytes.first
    let isSigned = first == UInt8(ascii: "+") || first == UInt8(ascii: "-")
    let rest = isSigned ? bytes.dropFirst() : bytes
    let word = Text(rest.prefix(5)).string.lowercased()
    if word == ".inf" || word == ".nan" { return true }
    if word.hasPrefix("0x") || word.hasPrefix("0o") || word.hasPrefix("0b") {
      return rest.dropFirst(2).allSatisfy { isDigit($0) || isHexadecimalLetter($0) || $0 == 0x5F }
    }
    guard rest.contains(where: isDigit) else { return false }
    let mantissa = rest.prefix { isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
    if mantissa.count(where: { $0 == UInt8(ascii: ".") }) > 1 { return false }
    var exponent = rest[mantissa.endIndex...]
    if mantissa.isEmpty || exponent.isEmpty { return !mantissa.isEmpty }
    guard exponent.removeFirst() | 0x20 == UInt8(ascii: "e") else { return false }
    if exponent.first == UInt8(ascii: "+") || exponent.first == UInt8(ascii: "-") {
      exponent.removeFirst()
    }
    return !exponent.isEmpty && exponent.allSatisfy(isDigit)
  }

  /// Whether the bytes are a date, or begin with one and a time.
  private static func isDate(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "-"), maxSplits: 2)
    guard parts.count == 3, parts[0].count == 4, parts[0].startIndex == bytes.startIndex else {
      return false
    }
    let day = parts[2].prefix(while: isDigit)
    let after = parts[2][day.endIndex...].first
    return parts[0].allSatisfy(isDigit) && isShort(parts[1]) && isShort(day)
      && (after.map { " Tt".utf8.contains($0) } ?? true)
  }

  /// Whether the bytes are digits with colons between: a time today, a number to the base of 60 once.
  private static func isTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    let isSigned = bytes.first == UInt8(ascii: "+") || bytes.first == UInt8(ascii: "-")
    let rest = (isSigned ? bytes.dropFirst() : bytes).prefix { $0 != UInt8(ascii: ".") }
    let parts = rest.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return parts.count > 1 && !parts[0].isEmpty && parts[0].allSatisfy(isDigit)
      && parts.dropFirst().allSatisfy(isShort)
  }

  private static func isShort(_ digits: ArraySlice<UInt8>) -> Bool {
    (1...2).contains(digits.count) && digits.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isHexadecimalLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
  }
}
