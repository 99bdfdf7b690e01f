public import Diagnostics

/// What there is to say about a kind of problem, beyond the report that names one.
///
/// Each id has one, in the file of this folder that is named after what the id is about.
public struct Explanation: Sendable {
  /// The diagnostic's id, such as `words/missing`.
  public let id: String
  /// How much it weighs where nothing else is said; for some it is more in one case than in another.
  public let severity: Severity
  /// What it is: a sentence that begins with a small letter and has no full stop.
  public let summary: String
  /// Why it matters.
  public let why: String
  /// A project in which it is told; nil where no project can be written down.
  public let example: Example?
  /// What to do about it.
  public let mend: String
  /// What `bottle lint --fix` does about it, to follow its name; nil for nothing.
  public let fix: String?
  /// Why bottle.yaml cannot give it another severity; nil where it can.
  public let heldBecause: String?

  init(
    _ id: String,
    _ severity: Severity,
    _ summary: String,
    why: String,
    example: Example?,
    mend: String,
    fix: String? = nil,
    heldBecause: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.why = why
    self.example = example
    self.mend = mend
    self.fix = fix
    self.heldBecause = heldBecause
  }
}
