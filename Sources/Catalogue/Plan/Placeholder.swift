public import Messages

/// An argument as a message shows it: the pair of a name and a format, which has one number in every
/// locale and branch.
public struct Placeholder: Hashable, Sendable {
  /// The argument's name.
  public var argument: String
  /// How its value is printed.
  public var format: Format

  /// How a value is printed.
  public enum Format: Hashable, Sendable {
    /// `{name}`: as JavaScript's `String(value)` prints it.
    case asIs
    /// `#`: the number of a plural less its offset, as `{n, number}` prints it.
    case pound(offset: Int)
    /// `{name, number, …}`.
    case number(NumberFormat)
    /// `{name, date, …}` and `{name, time, …}`.
    case dateTime(DateTimeFormat)
  }

  /// Makes a placeholder.
  public init(argument: String, format: Format) {
    self.argument = argument
    self.format = format
  }
}
