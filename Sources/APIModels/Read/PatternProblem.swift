public import Diagnostics

/// What is wrong with a pattern, and where in it.
public struct PatternProblem: Error, Sendable {
  /// The UTF-8 offsets in the pattern.
  public let span: Span
  /// What is wrong, in a sentence.
  public let message: String
  /// What to write instead.
  public let help: String?
}
