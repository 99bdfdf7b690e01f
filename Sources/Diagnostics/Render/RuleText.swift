/// What there is to say about all diagnostics of one id.
public struct RuleText: Sendable {
  /// What they are about, in a line.
  public var summary: String
  /// Why it matters.
  public var why: String
  /// What to do about it.
  public var mend: String

  /// Makes a text.
  public init(summary: String, why: String, mend: String) {
    self.summary = summary
    self.why = why
    self.mend = mend
  }
}
