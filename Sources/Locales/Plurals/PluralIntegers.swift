/// The integers from 0 up that a category takes.
struct PluralIntegers: Hashable, Sendable {
  /// In ascending order: all of them, or the ten smallest.
  var ranges: [ClosedRange<Int>]
  /// Whether the category takes more of them, without end.
  var goesOn: Bool

  /// Whether the category takes no integer but these.
  func areAll(in values: some Sequence<Int>) -> Bool {
    guard !goesOn else { return false }
    let values = Set(values)
    return ranges.allSatisfy { $0.allSatisfy(values.contains) }
  }
}
