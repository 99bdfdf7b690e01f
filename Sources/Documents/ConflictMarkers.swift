public import Diagnostics

/// Finds the lines that Git leaves in a file when two branches changed the same place.
public enum ConflictMarkers {
  /// The line that begins the first conflict, without its end; nil if there is none.
  public static func first(in bytes: [UInt8]) -> Span? {
    let marker = UInt8(ascii: "<")
    let newline = UInt8(ascii: "\n")
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
      if bytes[start] == marker, isMarker(bytes[start..<end]) { return Span(start, end) }
      start = end + 1
    }
    return nil
  }

  /// The problem of a file with a conflict in it; nil if there is none.
  public static func problem(of file: SourceFile, id: String) -> Diagnostic? {
    first(in: file.bytes).map { span in
      Diagnostic(
        id,
        .error,
        at: file.place(span),
        "two branches were merged here and the conflict was not resolved",
        help: "keep one of the two sides and remove the lines of `<<<<<<<`, `=======` and `>>>>>>>`"
      )
    }
  }

  /// Seven signs, then a space or nothing.
  private static func isMarker(_ line: ArraySlice<UInt8>) -> Bool {
    line.prefix(7).elementsEqual(repeatElement(UInt8(ascii: "<"), count: 7))
      && (line.count == 7 || line[line.startIndex + 7] == UInt8(ascii: " "))
  }
}
