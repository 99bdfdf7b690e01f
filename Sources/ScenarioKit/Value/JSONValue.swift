/// A JSON value of a case, as a subject gets it and gives it.
///
/// Texts and keys are equal by their Unicode scalars, as in any other language, not by Swift's
/// canonical equivalence: "é" in one scalar is not "é" in two. Numbers are equal by value.
public enum JSONValue: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number, within ±2^53 in a case.
  case int(Int64)
  /// Any other number.
  case double(Double)
  /// A text.
  case string(String)
  /// An array, in order.
  case array([JSONValue])
  /// An object, its members in order, each key once.
  case object([JSONMember])
}
