/// Text laid out for a terminal, a part after the other.
struct Page {
  /// How many cells wide it may be.
  let width: Int
  private var lines: [String] = []

  init(width: Int) {
    self.width = width
  }

  /// The text, with a newline at its end.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// A line by itself that says what follows, after an empty one.
  mutating func heading(_ word: String) {
    gap()
    lines.append(word + ":")
  }

  /// An empty line, unless nothing stands before it.
  mutating func gap() {
    if !lines.isEmpty { lines.append("") }
  }

  /// Words that go together and what they mean, in two columns.
  mutating func list(_ rows: [(word: String, meaning: String)]) {
    let column = (rows.map(\.word.count).max() ?? 0) + 4
    for row in rows {
      let start = lines.count
      paragraph(row.meaning, indent: column)
      let gap = String(repeating: " ", count: column - 2 - row.word.count)
      lines[start] = "  " + row.word + gap + lines[start].dropFirst(column)
    }
  }

  /// A paragraph broken between words; a word longer than the line stays whole.
  mutating func paragraph(_ text: String, indent: Int = 0) {
    lines += Paragraph.lines(text, indent: indent, width: width)
  }

  /// Lines as they are.
  mutating func verbatim(_ text: String, indent: Int) {
    let margin = String(repeating: " ", count: indent)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line.isEmpty ? "" : margin + line)
    }
  }
}
