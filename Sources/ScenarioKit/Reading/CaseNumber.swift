internal import Diagnostics

/// A number of a case: what every language holds exactly, or prints and reads back as the same.
struct CaseNumber {
  /// Its value, whole where it is.
  let value: JSONValue
  /// Why it may not stand in a case.
  let problem: String?

  private static let mostPlaces = 6
  private static let mostWhole = 0x1p53

  /// Reads a number as JSON writes it (RFC 8259, section 6).
  init(_ literal: Text) {
    let number = Double(literal.string) ?? .nan
    // What is seen may be past 2^53: digits are read as they stand, not through a double.
    let whole = Int64(literal.string) ?? Int64(exactly: number)
    value = whole.map(JSONValue.int) ?? .double(number)
    problem =
      if !(abs(number) <= Self.mostWhole) || Self.isNextToTheMost(number, literal) {
        "a number of a case stays within ±2^53: beyond, not every language holds it"
      } else if Self.places(literal) > Self.mostPlaces {
        "a number of a case has at most \(Self.mostPlaces) decimal places"
      } else {
        nil
      }
  }

  /// Whether the number was rounded to the limit: 2^53 + 1 reads as 2^53.
  private static func isNextToTheMost(_ number: Double, _ literal: Text) -> Bool {
    abs(number) == mostWhole && literal.string != "9007199254740992"
      && literal.string != "-9007199254740992"
  }

  /// How many decimal places the number is written with, its exponent counted in.
  private static func places(_ literal: Text) -> Int {
    let parts = literal.bytes.split { $0 | 0x20 == UInt8(ascii: "e") }
    let point = parts[0].firstIndex(of: UInt8(ascii: "."))
    let written = point.map { parts[0].endIndex - $0 - 1 } ?? 0
    let exponent = parts.count > 1 ? Int(String(decoding: parts[1], as: UTF8.self)) : 0
    // An exponent that no Int holds is so small a number, or zero.
    return written - (exponent ?? -.max / 2)
  }
}
