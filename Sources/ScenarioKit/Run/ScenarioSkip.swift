/// Why a case was not run; a subject that cannot run a case throws it from `begin`.
public struct ScenarioSkip: Error, Hashable, Sendable {
  /// Why, in a few words.
  public let why: String
  /// Where that is dealt with: the address of an issue.
  public let issue: String?

  /// Makes a reason.
  public init(_ why: String, issue: String? = nil) {
    self.why = why
    self.issue = issue
  }
}
