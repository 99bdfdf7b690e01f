/// What a value has many of; the raw value is how its keywords end.
public enum Counted: String, Sendable, CaseIterable {
  /// The members of an object.
  case members = "Properties"
  /// The items of an array.
  case items = "Items"
  /// The Unicode scalars of a text.
  case scalars = "Length"
}
