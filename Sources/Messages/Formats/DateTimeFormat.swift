/// How an instant or a calendar date is printed: the fields of `Intl.DateTimeFormat`, as the CLDR
/// skeleton that names them in canonical order, such as `yMMMd` or `jm`.
public struct DateTimeFormat: Hashable, Sendable {
  /// The CLDR skeleton (UTS 35, part 4, "Date Format Patterns"), ASCII letters only. `j` is the
  /// locale's own hour.
  public var skeleton: String

  /// Makes a format of a skeleton.
  public init(skeleton: String) {
    self.skeleton = skeleton
  }

  /// Whether the format prints no part of the time of day, so that a calendar date has all it needs.
  public var isDateOnly: Bool {
    !skeleton.utf8.contains { "abBhHkKjJCmsSAzZOvVXx".utf8.contains($0) }
  }
}
