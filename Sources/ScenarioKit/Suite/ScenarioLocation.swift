/// A place in a file, as editors open it.
public struct ScenarioLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file's path, as it was read.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int

  /// `path:line:column`.
  public var description: String { "\(path):\(line):\(column)" }
}
