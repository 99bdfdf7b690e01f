internal import DriverRules

extension SearchPlan {
  /// The plans of every check.
  public static let all: [SearchPlan] = [
    SearchPlan(
      "two-writes",
      "two writes, two crashes, one loss, one late copy",
      writes(2),
      SearchBudget(writes: 2, crashes: 2, losses: 1, copies: 1)
    ),
    SearchPlan(
      "compaction",
      "two writes, two crashes, one loss, and a file that is written anew after each",
      writes(2),
      SearchBudget(writes: 2, crashes: 2, losses: 1),
      compactionSize: 300
    ),
    SearchPlan(
      "refusals",
      "two writes, one crash, one loss, one late copy, one refusal of what would be taken later",
      writes(2),
      SearchBudget(writes: 2, crashes: 1, losses: 1, copies: 1, refusals: 1)
    ),
    SearchPlan(
      "proofs",
      "a delivery with a photo, cash after it, one crash, one loss, one late copy",
      [delivery(0, proofs: [1]), DriverPress(2, in: 0, .cash)],
      SearchBudget(writes: 2, crashes: 1, losses: 1, copies: 1)
    ),
    SearchPlan(
      "people",
      "two writes, somebody signs out and in at any time, one crash, one late copy",
      writes(2),
      SearchBudget(writes: 2, crashes: 1, copies: 1, personChanges: 2)
    ),
    SearchPlan(
      "disk",
      "two writes, two calls on the disk that fail, one crash",
      writes(2),
      SearchBudget(writes: 2, crashes: 1, diskFaults: 2)
    ),
    SearchPlan(
      "disk-and-compaction",
      "two writes, a file that is written anew after each, one call on the disk that fails, one crash",
      writes(2),
      SearchBudget(writes: 2, crashes: 1, diskFaults: 1),
      compactionSize: 300
    ),
  ]

  /// The plans that a check has no time for.
  public static let long: [SearchPlan] = [
    SearchPlan(
      "three-writes",
      "three writes, two crashes, one loss, one late copy",
      writes(3),
      SearchBudget(writes: 3, crashes: 2, losses: 1, copies: 1)
    )
  ]

  /// Writes of all kinds that do not hang on one another.
  private static func writes(_ count: Int) -> [DriverPress] {
    (0..<count).map { DriverPress($0, in: 0, [.delivery, .cash, .load][$0 % 3]) }
  }

  private static func delivery(_ number: Int, proofs: [Int]) -> DriverPress {
    var press = DriverPress(number, in: 0, .delivery)
    press.proofs = proofs
    return press
  }
}
