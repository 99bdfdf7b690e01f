internal import Diagnostics

/// A named wrong implementation of a rule: one expression of the reference rules written otherwise.
public struct Mutant: Sendable {
  /// Its id, such as `delivery/short-needs-no-reason`.
  public let id: String
  /// The suite whose rules it is about.
  public let suite: String
  /// The rule that it breaks.
  public let rule: String
  /// What is wrong with it, in a few words.
  public let says: String
  /// The path of the source file that it changes, from the project's root.
  let path: String
  /// The expression, which stands in that file once.
  let find: String
  /// What stands there instead.
  let write: String
  /// Where `find` is in the source file.
  let target: Span
  /// Its id's place in the list.
  let place: Place
}
