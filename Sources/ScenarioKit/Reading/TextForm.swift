/// The forms that names, ids and versions have in a file of cases.
package enum TextForm {
  /// `delivery`, `day-copies`.
  case name
  /// `delivery/outcome/partial-with-extra`.
  case caseID
  /// `D6`, `PX12`.
  case ruleID
  /// `1.4.0`.
  case version
  /// `2026-12-01`.
  case day

  /// The form in words.
  package var words: String {
    switch self {
    case .name: "a word of small letters and hyphens"
    case .caseID:
      "the suite's name and words of small letters, digits, `.` and `-`, with `/` between"
    case .ruleID: "one or two capital letters and up to three digits"
    case .version: "three whole numbers with `.` between"
    case .day: "a day as year, month and day"
    }
  }

  /// Whether a text has the form.
  package func fits(_ text: String) -> Bool {
    switch self {
    case .name: Self.isName(text.utf8[...])
    case .caseID: Self.isCaseID(text.utf8[...])
    case .ruleID: Self.isRuleID(text.utf8[...])
    case .version: Self.isVersion(text.utf8[...])
    case .day: Self.isDay(text.utf8[...])
    }
  }

  private typealias Bytes = Substring.UTF8View

  private static func isName(_ bytes: Bytes) -> Bool {
    bytes.first.map(isSmall) == true
      && bytes.allSatisfy { isSmall($0) || $0 == UInt8(ascii: "-") }
  }

  private static func isCaseID(_ bytes: Bytes) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count > 1, isName(parts[0]) else { return false }
    return parts.dropFirst().allSatisfy { part in
      part.first.map { isSmall($0) || isDigit($0) } == true
        && part.allSatisfy {
          isSmall($0) || isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
        }
    }
  }

  private static func isRuleID(_ bytes: Bytes) -> Bool {
    let letters = bytes.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    let digits = bytes[letters.endIndex...]
    return (1...2).contains(letters.count) && (1...3).contains(digits.count)
      && digits.allSatisfy(isDigit)
  }

  private static func isVersion(_ bytes: Bytes) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 3
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy(isDigit)
          && (part.count == 1 || part.first != UInt8(ascii: "0"))
      }
  }

  private static func isDay(_ bytes: Bytes) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy(isDigit) }) else {
      return false
    }
    let numbers = parts.compactMap { Int(Substring($0)) }
    return (1...12).contains(numbers[1]) && (1...31).contains(numbers[2])
  }

  private static func isSmall(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
