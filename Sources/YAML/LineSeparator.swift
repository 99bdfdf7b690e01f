internal import Diagnostics
internal import Documents

/// The characters that end a line in YAML 1.1, and so for libyaml, but not in YAML 1.2.
enum LineSeparator {
  /// The problem of such a character at `offset`; nil if another one stands there.
  static func problem(at offset: Int, in file: SourceFile) -> ReadDocument.ValueProblem? {
    let name: String
    let length: Int
    switch file.bytes[offset...].prefix(3) {
    case [0xE2, 0x80, 0xA8]: (name, length) = ("2028", 3)
    case [0xE2, 0x80, 0xA9]: (name, length) = ("2029", 3)
    case let bytes where bytes.prefix(2) == [0xC2, 0x85]: (name, length) = ("0085", 2)
    default: return nil
    }
    let span = Span(offset, offset + length)
    let problem = Diagnostic(
      "yaml/line-separator",
      .error,
      at: file.place(span),
      "U+\(name) ends a line for some readers of YAML and is part of the text for others",
      help: "write \\u\(name) between double quotes"
    )
    return ReadDocument.ValueProblem(problem, concerns: [span])
  }
}
