public import Diagnostics

/// A format that the web's code defines by name: options of `Intl.NumberFormat` or
/// `Intl.DateTimeFormat`, not yet judged.
public struct NamedFormat: Hashable, Sendable {
  /// The name, as messages write it.
  public var name: String
  /// The name's bytes.
  public var place: Place
  /// The options, in the order they are written.
  public var options: [Option]

  /// One option, such as `minimumFractionDigits: 2`.
  public struct Option: Hashable, Sendable {
    /// The option's name.
    public var name: String
    /// Its value: a text, a number as it is written, `true` or `false`.
    public var value: String
    /// The value's bytes.
    public var place: Place
  }
}
