public import Diagnostics

/// What cases can start from, by its name.
public struct Fixture: Sendable {
  /// Its name, for `from`.
  public let name: String
  /// What it gives: an object.
  public let value: JSONValue
  /// The bytes of its name in the file.
  public let span: Span
}
