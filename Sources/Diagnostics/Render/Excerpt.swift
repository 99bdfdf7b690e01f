/// The line that a diagnostic points into, cut to fit, and where its mark goes.
///
/// A span over several lines is marked to the end of its first. In right-to-left text the mark
/// follows the order of the bytes, as a terminal shows it that does not reorder.
struct Excerpt {
  /// What stands on the line before, in and after the span.
  let before: Cells
  let marked: Cells
  let after: Cells

  /// Cuts the excerpt of a span out of its line, which begins at `line.start`, to `width` cells.
  init(_ bytes: [UInt8], line: Span, span: Span, width: Int) {
    let start = min(max(span.start, line.start), line.end)
    let end = min(max(span.end, start), line.end)
    // A character takes a few bytes; more than this many cannot be shown, so they are not decoded.
    let reach = 4 * width
    let before = Cells(bytes[max(line.start, start - reach)..<start].droppingContinuation())
    let marked = Cells(bytes[start..<min(end, start + reach)])
    let after = Cells(bytes[end..<min(line.end, end + reach)])

    // The marked part comes first, but leaves some room to see where it stands.
    let markedWidth = min(marked.width, max(1, width - 2 * min(16, width / 4)))
    let room = width - markedWidth
    let beforeWidth = min(before.width, max(room / 2, room - after.width))
    self.before = before.suffix(cells: beforeWidth)
    self.marked = marked.prefix(cells: markedWidth)
    self.after = after.prefix(cells: room - beforeWidth)
  }
}

extension ArraySlice<UInt8> {
  /// The slice without the tail of a character that was cut at its start.
  fileprivate func droppingContinuation() -> ArraySlice<UInt8> {
    drop { $0 & 0xC0 == 0x80 }
  }
}
