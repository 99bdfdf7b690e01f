public import Diagnostics

/// A rule that both apps keep.
public struct Rule: Sendable {
  /// Its id, such as `D6`, which never changes.
  public let id: String
  /// Whether an app has to keep it, or had better.
  public let strength: Strength
  /// What it says, in a sentence.
  public let says: String
  /// Why it is so, where that does not go without saying.
  public let why: String?
  /// The page of the apps' documentation it comes from.
  public let page: String?
  /// The suite's version that has it first.
  public let since: String
  /// The suite's version that has it no longer.
  public let gone: String?
  /// Whether only a phone in the hand can show it, so that no case does.
  public let isJudgedOnPhone: Bool
  /// The bytes of its id in the file.
  public let span: Span

  /// How strong a rule is.
  public enum Strength: String, Sendable {
    /// It has a case that shows it and one that shows its edge.
    case must
    /// It may go without a case.
    case should
  }
}
