/// The conditions that rules stand under, each after those around it.
struct ConditionTable: Sendable {
  private(set) var entries: [Entry] = [Entry(outer: 0, condition: .constant(.yes))]

  struct Entry: Sendable {
    /// The number of the condition around it.
    var outer: Int
    var condition: Condition
  }

  /// The condition of what stands under none.
  static let always = 0

  /// Adds a condition inside another and gives its number.
  mutating func add(_ condition: Condition, in outer: Int) -> Int {
    entries.append(Entry(outer: outer, condition: condition))
    return entries.count - 1
  }

  /// Whether each condition holds together with those around it.
  func answers(in media: MediaState) -> [Truth] {
    var answers: [Truth] = []
    answers.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      let truth = entry.condition.truth(in: media)
      answers.append(index == Self.always ? truth : truth && answers[entry.outer])
    }
    return answers
  }
}
