/// A word that a suite's stories do things by, with what belongs to it.
public struct ScenarioWord: Hashable, Sendable {
  /// The word: what stands at `do`.
  public let word: String
  /// What is done, in a sentence.
  public let summary: String?
  /// Its members, without `do` and `expect`.
  public let members: [ScenarioMember]
}
