/// Help, laid out for a terminal from the command table.
struct HelpPage {
  private var page: Page

  /// The text, with a newline at its end.
  var text: String { page.text }

  /// Help on everything.
  init(of table: CommandTable, width: Int) {
    page = Page(width: width)
    page.paragraph(table.summary)
    page.heading("Usage")
    page.paragraph("\(table.name) VERB [options]", indent: 2)
    page.heading("Verbs")
    page.list(table.verbs.map { ($0.name, $0.summary) })
    page.heading("Options")
    page.list(table.options.map { ($0.usage, $0.help) })
    for note in table.notes {
      page.heading(note.heading)
      page.list(note.rows)
    }
    page.heading("More")
    page.list([("\(table.name) VERB --help", "What a verb does and takes, with examples.")])
  }

  /// Help on one verb.
  init(of verb: Verb, in table: CommandTable, width: Int) {
    page = Page(width: width)
    page.paragraph(verb.summary)
    page.heading("Usage")
    let command = verb.command.map { " -- \($0.name)" } ?? ""
    page.paragraph("\(table.name) \(verb.usage) [options]\(command)", indent: 2)
    for text in verb.details.split(separator: "\n\n") {
      page.gap()
      page.paragraph(String(text))
    }
    if !verb.verbs.isEmpty {
      page.heading("Verbs")
      page.list(verb.verbs.map { ($0.word, $0.summary) })
    }
    let arguments = [verb.argument, verb.command].compactMap(\.self)
    if !arguments.isEmpty {
      page.heading(arguments.count == 1 ? "Argument" : "Arguments")
      page.list(arguments.map { ($0.name, $0.help) })
    }
    page.heading("Options")
    page.list((verb.options + table.options).map { ($0.usage, $0.help) })
    page.heading("Examples")
    for example in verb.examples {
      page.paragraph("\(example.command)", indent: 2)
      page.paragraph(example.purpose, indent: 6)
    }
  }
}
