/// A part of a file in lines and columns.
struct Region {
  /// Where its first character stands.
  let start: Position
  /// Where the character after its last stands.
  let end: Position
  /// Its bytes.
  let span: Span
}

extension Report {
  /// The lines and columns of a place; nil where the whole file is meant.
  func region(of place: Place) -> Region? {
    guard let (lines, span) = lines(at: place) else { return nil }
    return Region(
      start: lines.position(of: span.start),
      end: lines.position(of: span.end),
      span: span
    )
  }
}
