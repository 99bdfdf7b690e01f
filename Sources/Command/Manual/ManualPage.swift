/// The manual page, in the language of roff's `man` macros, from the command table.
struct ManualPage {
  /// The page's text.
  private(set) var roff = ""

  init(of table: CommandTable, version: String) {
    let name = table.name
    roff += ".TH \(name.uppercased()) 1 \"\" \"\(name) \(version)\"\n"
    // Neither hyphenated nor spread out: commands are to be found and copied.
    roff += ".nh\n.ad l\n"
    section("NAME")
    text("\(name) - \(table.summary.firstSentence.withSmallFirstLetter)")
    section("SYNOPSIS")
    for (index, verb) in table.everyVerb.filter(\.verbs.isEmpty).enumerated() {
      if index > 0 { roff += ".br\n" }
      roff += ".B \(Self.escaped("\(name) \(verb.usage)"))\n"
      text("[options]" + (verb.command.map { " -- \($0.name)" } ?? ""))
    }
    section("VERBS")
    for verb in table.everyVerb { self.verb(verb) }
    section("OPTIONS")
    text("Every verb takes these, before it or after it.")
    for option in table.options { row(option.usage, option.help) }
    for note in table.notes {
      section(note.heading.uppercased())
      for (word, meaning) in note.rows { row(word, meaning) }
    }
    section("EXAMPLES")
    for example in table.everyVerb.flatMap(\.examples) { row(example.command, example.purpose) }
  }

  private mutating func verb(_ verb: Verb) {
    roff += ".SS \"\(Self.escaped(verb.usage))\"\n"
    text(verb.summary)
    for paragraph in verb.details.split(separator: "\n\n") {
      roff += ".PP\n"
      text(String(paragraph))
    }
    for argument in [verb.argument, verb.command].compactMap(\.self) {
      row(argument.name, argument.help)
    }
    for option in verb.options { row(option.usage, option.help) }
  }

  private mutating func section(_ heading: String) {
    roff += ".SH \"\(Self.escaped(heading))\"\n"
  }

  /// Words, and indented what they mean.
  private mutating func row(_ words: String, _ meaning: String) {
    roff += ".TP\n.B \"\(Self.escaped(words))\"\n"
    text(meaning)
  }

  /// Lines of text, none of which is a request even if it begins like one.
  private mutating func text(_ text: String) {
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      let word = Self.escaped(String(word))
      if !line.isEmpty, line.utf8.count + word.utf8.count >= Self.lineLength {
        roff += line + "\n"
        line = ""
      }
      line += line.isEmpty ? (word.hasPrefix(".") ? "\\&" : "") + word : " " + word
    }
    roff += line + "\n"
  }

  /// How long a line of roff may be, in bytes.
  private static let lineLength = 80

  /// Text with everything that roff would take for its own.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "\"": escaped += "\\(dq"
      case "`": escaped += "\\(ga"
      case "'": escaped += "\\(aq"
      case "~": escaped += "\\(ti"
      case "^": escaped += "\\(ha"
      case "\n": escaped += " "
      default:
        escaped +=
          scalar.isASCII
          ? String(scalar) : "\\[u\(String(scalar.value, radix: 16, uppercase: true).padded)]"
      }
    }
    return escaped
  }
}

extension String {
  fileprivate var withSmallFirstLetter: String { prefix(1).lowercased() + dropFirst() }

  /// At least four digits, as roff wants them.
  fileprivate var padded: String { String(repeating: "0", count: max(0, 4 - count)) + self }
}
