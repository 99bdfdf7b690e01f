public import ScenarioKit

/// A case in plain words: what is given, what happens, what is then seen.
public struct CaseStory: Sendable {
  /// What happens, in a sentence.
  public let title: String
  /// The rules it shows, each with what it says.
  public let rules: [(id: String, says: String)]
  /// The fixture it starts from, if it starts from one.
  public let fixture: String?
  /// What is given, a line each.
  public let given: [(name: String, words: String)]
  /// What happens, one thing after another.
  public let moments: [Moment]
  /// What is seen at the end.
  public let end: [String]

  /// Something that happens, and what is seen after it.
  public struct Moment: Sendable {
    /// What happens.
    public let says: String
    /// What is seen after it, a clause each; none where the case does not say.
    public let seen: [String]
  }

  /// Tells a case of a suite.
  public init(_ scenario: Scenario, in suite: SuiteWithSchema) {
    title = scenario.title.asSentence
    rules = scenario.rules.compactMap { suite.suite.rule($0) }.map { ($0.id, $0.says) }
    fixture = scenario.from
    given = (scenario.given.members ?? []).map { ($0.key.asWords, $0.value.inWords) }
    let words = suite.words
    moments = scenario.steps.map { step in
      let title = words.first { $0.word == step.word }?.schema.title
      return Moment(
        says: StepSentence(step.value, template: title).text,
        seen: step.expect.map { ExpectationClauses($0.matcher).clauses } ?? []
      )
    }
    end = scenario.finally.map { ExpectationClauses($0.matcher).clauses } ?? []
  }
}
