internal import Diagnostics

/// A stylesheet that a browser would not read as UTF-8: CSS Syntax 3, section 3.2.
enum EncodingProblem {
  /// The problem of a file in another encoding; nil for one in UTF-8.
  static func of(_ file: SourceFile) -> Diagnostic? {
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
    if marks.contains(where: { file.bytes.starts(with: $0) }) {
      return Diagnostic(
        "css/encoding",
        .error,
        at: file.place(Span(0, 2)),
        "the file is in UTF-16, and must be in UTF-8",
        help: "iconv -f UTF-16 -t UTF-8 \(file.path)"
      )
    }
    let start = Array("@charset \"".utf8)
    guard file.bytes.starts(with: start),
      let end = file.bytes[start.count...].prefix(64).firstIndex(of: UInt8(ascii: "\"")),
      file.bytes.contains(where: { $0 >= 0x80 })
    else { return nil }
    let label = Text(file.bytes[start.count..<end])
    if ["utf-8", "utf8"].contains(label.lowercased) { return nil }
    return Diagnostic(
      "css/encoding",
      .error,
      at: file.place(Span(0, end + 1)),
      "the file says that it is in \(label.string), and must be in UTF-8",
      help: "iconv -f \(label.string) -t UTF-8 \(file.path)"
    )
  }
}
