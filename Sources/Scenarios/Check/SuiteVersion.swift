/// The version of a suite's content: `1.4.0`.
struct SuiteVersion: Comparable {
  private let numbers: [Int]

  /// Reads a version; what is none counts as 0.
  init(_ text: String) {
    let read = text.split(separator: ".").map { Int($0) ?? 0 }
    numbers = Array((read + [0, 0, 0]).prefix(3))
  }

  static func < (one: SuiteVersion, other: SuiteVersion) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }

  /// Whether a later version has more than one minor version in between.
  func isMoreThanOneMinor(before later: SuiteVersion) -> Bool {
    numbers[0] < later.numbers[0]
      || numbers[0] == later.numbers[0] && numbers[1] + 1 < later.numbers[1]
  }
}
