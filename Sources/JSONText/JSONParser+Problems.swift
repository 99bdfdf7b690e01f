internal import Diagnostics
internal import Documents

/// What is said about the file as a whole and about the structure of objects and arrays.
extension JSONParser {
  /// A syntax error; where branches were merged and left unresolved, that is what is wrong.
  func syntax(
    _ span: Span,
    _ message: String,
    help: String? = nil,
    related: [Diagnostic.Related] = []
  ) -> Diagnostic {
    ConflictMarkers.problem(of: file, id: "json/syntax")
      ?? Diagnostic(
        "json/syntax",
        .error,
        at: file.place(span),
        message,
        help: help,
        related: related
      )
  }

  var empty: Diagnostic {
    Diagnostic(
      "json/empty",
      .error,
      at: file.place(Span(0, bytes.count)),
      "the file is empty, and even a document without anything in it is written as an object",
      help: "write {} into it"
    )
  }

  var byteOrderMark: Diagnostic {
    let mark = Span(0, FileEncoding.byteOrderMark.count)
    return Diagnostic(
      "json/byte-order-mark",
      .warning,
      at: file.place(mark),
      "the file begins with a byte order mark, which many JSON readers refuse",
      help: "save it as UTF-8 without a byte order mark",
      edits: [Edit(mark, [])]
    )
  }

  var tooDeep: Diagnostic {
    Diagnostic(
      "json/too-deep",
      .error,
      at: file.place(Span(offset, offset + 1)),
      "objects and arrays are nested more than \(DocumentNode.deepest) deep here"
    )
  }

  /// The file ends inside something.
  var unexpectedEnd: Diagnostic {
    let end = Span(bytes.count, bytes.count)
    guard let start = open.last else { return syntax(end, "the file ends where a value should be") }
    let (kind, closing) = bytes[start] == UInt8(ascii: "{") ? ("object", "}") : ("array", "]")
    return syntax(
      end,
      "the file ends before the \(kind) that is opened at `\(opening)` is closed",
      help: "add the missing `\(closing)`",
      related: [openedHere]
    )
  }

  var contentAfterEnd: Diagnostic {
    if let problem = strange { return problem }
    let byte = bytes[offset]
    if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
      return syntax(
        Span(offset, offset + 1),
        "this \(shown) closes nothing, as everything before it is closed already",
        help: "remove it, or add the bracket that opens it"
      )
    }
    return syntax(shownSpan, "\(shown) stands after the end of the document, which is one value")
  }

  var trailingComma: Diagnostic {
    syntax(
      lastComma,
      "nothing follows this comma but the closing \(shown), and JSON allows no comma there",
      help: "remove the comma"
    )
  }

  /// The comma before `offset`, with nothing but space between.
  var lastComma: Span {
    let index = bytes[..<offset].lastIndex(of: UInt8(ascii: ",")) ?? offset
    return Span(index, index + 1)
  }

  /// Neither a comma nor the closing bracket follows a member or an element.
  func noComma(after valueEnd: Int) -> Diagnostic {
    if let problem = strange { return problem }
    if let problem = wrongBracket { return problem }
    let isObject = opening == "{"
    let byte = bytes[offset]
    if byte == UInt8(ascii: ":"), !isObject {
      return syntax(
        Span(offset, offset + 1),
        "members with a key stand in an object, and this is an array",
        help: "use `{` and `}` in place of `[` and `]`",
        related: [openedHere]
      )
    }
    if bytes[valueEnd - 1] != UInt8(ascii: ","), beginsValue(byte) {
      return syntax(
        Span(valueEnd, valueEnd),
        "a comma is missing between two \(isObject ? "members of an object" : "elements of an array")",
        help: "add a comma here"
      )
    }
    return syntax(
      shownSpan,
      "a comma or the closing `\(isObject ? "}" : "]")` should stand here, not \(shown)",
      related: [openedHere]
    )
  }

  /// A closing bracket of the other kind than the last one opened; nil if there is none here.
  var wrongBracket: Diagnostic? {
    let wrong = opening == "{" ? UInt8(ascii: "]") : UInt8(ascii: "}")
    guard !open.isEmpty, bytes[offset] == wrong else { return nil }
    return syntax(
      Span(offset, offset + 1),
      "this \(shown) cannot close what is opened with `\(opening)`",
      help: "write `\(opening == "{" ? "}" : "]")` in its place, or add it before",
      related: [openedHere]
    )
  }

  /// The last bracket opened.
  private var opening: Character {
    open.last.map { Character(Unicode.Scalar(bytes[$0])) } ?? "{"
  }

  private var openedHere: Diagnostic.Related {
    let start = open.last ?? 0
    return Diagnostic.Related(
      file.place(Span(start, start + 1)),
      "this `\(opening)` is not closed yet"
    )
  }

  private func beginsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["): true
    default: JSONParser.isWordByte(byte)
    }
  }
}
