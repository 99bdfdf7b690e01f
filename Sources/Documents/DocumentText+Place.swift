public import Diagnostics

extension DocumentText {
  /// Where the bytes `inner` of the text stand in the file it was read from.
  ///
  /// - Parameters:
  ///   - inner: UTF-8 offsets in `text`, counted from its first byte.
  ///   - file: the file the text was read from.
  /// - Returns: the bytes of the file. An escape is taken whole if any byte it stands for is in
  ///   `inner`; a folded YAML scalar is always taken whole.
  public func fileSpan(of inner: Span, in file: SourceFile) -> Span {
    switch notation {
    case .verbatim(let contentStart): inner.shifted(by: contentStart)
    case .jsonEscaped: escapedSpan(of: inner, in: file.bytes)
    case .folded: span
    }
  }

  /// The place in its file of the bytes `inner` of the text, as `fileSpan(of:in:)` finds it.
  public func place(of inner: Span, in file: SourceFile) -> Place {
    file.place(fileSpan(of: inner, in: file))
  }

  private func escapedSpan(of inner: Span, in bytes: [UInt8]) -> Span {
    var source = span.start + 1
    let sourceEnd = min(span.end - 1, bytes.count)
    var decoded = 0
    var start = sourceEnd
    var hasStart = false
    while source < sourceEnd {
      let escape =
        bytes[source] == UInt8(ascii: "\\") ? JSONEscape.read(at: source, in: bytes) : nil
      let width = escape.map { UTF8.width($0.scalar) } ?? 1
      if !hasStart, inner.start < decoded + width {
        (start, hasStart) = (source, true)
      }
      if decoded >= inner.end { break }
      decoded += width
      source += escape?.length ?? 1
    }
    return Span(start, max(start, source))
  }
}
