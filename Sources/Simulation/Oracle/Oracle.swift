internal import DriverRules

/// Watches a world: it knows what the driver was told and what the API has, and says which rule did not hold.
///
/// It is cheap: most is checked where it could have changed, on what a process shows after the core heard of
/// something, and on requests when they leave and arrive.
public struct Oracle: Hashable, Sendable {
  /// The first rule that did not hold.
  public private(set) var violation: Violation?
  /// What is known of the writes, at the places of their numbers; nil for a number that nothing has.
  public internal(set) var notes: [WriteNote?] = []
  /// The highest `seq` that the API has of each business, person and line.
  var highest: [[[Int]]]
  /// Whether a business's file was damaged: `seq`s may begin anew.
  var isDamaged: [Bool]
  /// Until when each business's lines are left alone, as the API asked (O12), on the clock since boot.
  var holds: [[Int64]]
  /// Until when each business's lines wait after a failure at least (O11).
  var backoffs: [[Int64]]
  /// The requests that arrived, as far as they may still be waited for.
  var arrived: [ArrivedRequest] = []

  /// Makes an oracle that knows of nothing.
  init(businesses: Int, people: Int) {
    highest = Array(
      repeating: Array(repeating: [0, 0], count: people),
      count: businesses
    )
    isDamaged = Array(repeating: false, count: businesses)
    holds = Array(repeating: [.min, .min], count: businesses)
    backoffs = Array(repeating: [.min, .min], count: businesses)
  }

  /// The note of a write.
  public subscript(number: Int) -> WriteNote? {
    notes.indices.contains(number) ? notes[number] : nil
  }

  /// Notes that a rule did not hold; only the first counts.
  mutating func fail(_ rule: Violation.Rule, _ what: @autoclosure () -> String) {
    if violation == nil { violation = Violation(rule: rule, what: what()) }
  }

  /// The numbers of what is settled in a business, and could be let go.
  func settled(in business: Int) -> [Int] {
    notes.indices.filter { index in
      guard let note = notes[index], note.business == business, !note.isLetGo else { return false }
      return note.state == .sent || note.state == .dismissed
    }
  }
}
