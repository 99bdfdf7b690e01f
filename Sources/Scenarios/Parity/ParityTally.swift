internal import Diagnostics
public import DriverScenarios
public import ScenarioKit

/// How often each word of a suite's schema was seen: codes, outcomes, reasons, states.
public struct ParityTally: Sendable {
  private let suite: SuiteWithSchema
  private var words: SeenWords

  /// Makes a tally in which nothing was seen.
  public init(_ suite: SuiteWithSchema) {
    self.suite = suite
    words = SeenWords(suite)
  }

  /// Counts the words of what a subject answered to a case.
  public mutating func take(_ scenario: GeneratedScenario, _ answers: [ParityAnswer]) {
    for (step, answer) in zip(scenario.steps, answers) {
      guard let seen = answer.seen, let schema = suite.seen(byRow: step["do"] == "judge") else {
        continue
      }
      words.take(seen, by: schema)
    }
    if answers.count > scenario.steps.count, let end = answers.last?.seen,
      let schema = suite.schema["finish"]
    {
      words.take(end, by: schema)
    }
  }

  /// The words that were seen less often than a limit.
  public func rarer(than limit: Int) -> [String] {
    words.counts.flatMap { $0.words.filter { $0.count < limit }.map(\.word) }
  }

  /// For people: each list of words with how often each was seen.
  public var text: String {
    words.counts.map { list in
      let counts = list.words.map { "\($0.word) \($0.count)" }
      return "  \(counts.joined(separator: ", "))\n"
    }.joined()
  }

  /// For programs: an object a list.
  public var json: JSONValue {
    .array(
      words.counts.map { list in
        .object(list.words.map { JSONMember($0.word, .int(Int64($0.count))) })
      }
    )
  }
}
