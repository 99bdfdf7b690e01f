/// A line and a column, both from 1, as `path:line:column` names them.
///
/// Columns count characters as Emacs, rustc and SARIF's `unicodeCodePoints` do: one a Unicode code
/// point, a tab included, a byte order mark not. That is also what editors that count in UTF-16
/// show, except after an emoji.
public struct Position: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
