public import Diagnostics

/// One colour of the sheet, with its value in each theme.
public struct Token: Sendable {
  /// The name in each output.
  public var name: TokenName
  /// The custom property, such as `--color-primary`.
  public var property: Text
  /// Where it is declared first.
  public var place: Place
  /// The values, one for each of the table's themes, in their order.
  public var values: [Value]

  /// A token's value in one theme.
  public struct Value: Sendable {
    /// The colour, at full precision.
    public var color: CSSColor
    /// What is to be known about it, such as that the system decides it.
    public var notes: [ColorNote]
    /// What it was read from, without `var()`.
    public var components: [ComponentValue]
    /// The declaration that the value stands in.
    public var place: Place
    /// The property that is declared there, such as `--primary`.
    public var declared: Text
  }
}
