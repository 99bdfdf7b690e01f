/// Help, laid out for a terminal from the command table.
struct HelpPage {
  private let width: Int
  private var lines: [String] = []

  /// The text, with a newline at its end.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Help on everything.
  init(of table: CommandTable, width: Int) {
    self.width = width
    paragraph(table.summary)
    heading("Usage")
    paragraph("\(table.name) VERB [options]", indent: 2)
    heading("Verbs")
    list(table.verbs.map { ($0.name, $0.summary) })
    heading("Options")
    list(table.options.map { ($0.usage, $0.help) })
    for note in table.notes {
      heading(note.heading)
      list(note.rows)
    }
    heading("More")
    list([("\(table.name) VERB --help", "What a verb does and takes, with examples.")])
  }

  /// Help on one verb.
  init(of verb: Verb, in table: CommandTable, width: Int) {
    self.width = width
    paragraph(verb.summary)
    heading("Usage")
    paragraph("\(table.name) \(verb.usage) [options]", indent: 2)
    for text in verb.details.split(separator: "\n\n") {
      lines.append("")
      paragraph(String(text))
    }
    if let argument = verb.argument {
      heading("Argument")
      list([(argument.name, argument.help)])
    }
    heading("Options")
    list((verb.options + table.options).map { ($0.usage, $0.help) })
    heading("Examples")
    for example in verb.examples {
      paragraph("\(example.command)", indent: 2)
      paragraph(example.purpose, indent: 6)
    }
  }

  private mutating func heading(_ word: String) {
    lines += ["", word + ":"]
  }

  /// Words that go together and what they mean, in two columns.
  private mutating func list(_ rows: [(word: String, meaning: String)]) {
    let column = (rows.map(\.word.utf8.count).max() ?? 0) + 4
    for row in rows {
      let start = lines.count
      paragraph(row.meaning, indent: column)
      let gap = String(repeating: " ", count: column - 2 - row.word.utf8.count)
      lines[start] = "  " + row.word + gap + lines[start].dropFirst(column)
    }
  }

  private mutating func paragraph(_ text: String, indent: Int = 0) {
    lines += Paragraph.lines(text, indent: indent, width: width)
  }
}
