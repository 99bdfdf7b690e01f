public import Diagnostics

/// One thing that went wrong in a case.
public struct ScenarioFault: Sendable {
  /// Where in the case.
  public let moment: Moment
  /// What went wrong, in a sentence: `/writes/0/state: waiting ≠ sending`.
  public let message: String
  /// What to do about it, or what was probably meant.
  public let help: String?
  /// The bytes in the file of what it is about.
  public let span: Span

  /// When in a case something happens.
  public enum Moment: Hashable, Sendable {
    /// While it was begun.
    case begin
    /// In a step, by its index from 0 and its word.
    case step(Int, String)
    /// While it was finished.
    case finish
  }

  /// Makes a fault.
  public init(_ moment: Moment, _ message: String, help: String? = nil, span: Span) {
    self.moment = moment
    self.message = message
    self.help = help
    self.span = span
  }
}
