/// An input that is not what it was.
struct InputChange: Hashable {
  /// The path from the project's root.
  let path: String
  var kind = Kind.changed
  /// The keys or the custom properties that differ, where it is known which.
  var parts: [String] = []

  /// How it differs.
  enum Kind {
    case changed
    /// It was not read before.
    case new
    /// It no longer exists.
    case gone
  }
}
