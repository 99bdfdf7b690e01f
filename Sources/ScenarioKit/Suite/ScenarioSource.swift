public import Diagnostics

/// A file of cases and its lines: what turns the place of a value into a line and a column.
public struct ScenarioSource: Sendable {
  /// The file.
  public let file: SourceFile
  /// Its lines.
  private let lines: LineIndex

  /// Reads the lines of a file.
  init(_ file: SourceFile) {
    self.file = file
    lines = LineIndex(file.bytes)
  }

  /// Where the first byte of a span stands.
  public func location(of span: Span) -> ScenarioLocation {
    let position = lines.position(of: span.start)
    return ScenarioLocation(path: file.path, line: position.line, column: position.column)
  }
}
