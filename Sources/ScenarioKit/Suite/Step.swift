public import Diagnostics

/// One thing done in a case, and what is seen after it.
public struct Step: Sendable {
  /// Its index in the case, from 0.
  public let index: Int
  /// Its word: what is done.
  public let word: String
  /// What the subject gets: an object of `do` and the word's own members.
  public let value: JSONValue
  /// What is seen after it; nil where the case does not say.
  public let expect: Expectation?
  /// The bytes in the file that the step is known by: its word, or a row's `input`.
  public let span: Span
}
