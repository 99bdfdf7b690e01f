import Testing

@testable import Command

@Suite("The manual page")
struct ManualPageTests {
  @Test("it is laid out from the table, with nothing in it that roff would take for its own")
  func page() {
    let verb = Verb(
      name: "write",
      summary: "Write files.",
      details: #"""
        Long --words \n 'quoted' and "so".

        .profile is a file; ~ and ^ and ` and → too.
        """#,
      argument: Verb.Argument(name: "NAME", help: "Its name."),
      options: [Option(name: "--now", help: "At once.")],
      examples: [Verb.Example(command: "tool write 'a b'", purpose: "To write.")],
      run: { _ in .success }
    )
    let table = CommandTable(
      name: "tool",
      summary: "Do things. Well.",
      verbs: [verb, verb],
      options: [.help],
      notes: [CommandTable.Note(heading: "Exit status", rows: [("0", "All is well.")])]
    )
    let part = #"""
      .SS "write [NAME]"
      Write files.
      .PP
      Long \-\-words \en \(aqquoted\(aq and \(dqso\(dq.
      .PP
      \&.profile is a file; \(ti and \(ha and \(ga and \[u2192] too.
      .TP
      .B "NAME"
      Its name.
      .TP
      .B "\-\-now"
      At once.

      """#
    let example = #"""
      .TP
      .B "tool write \(aqa b\(aq"
      To write.

      """#
    let head = #"""
      .TH TOOL 1 "" "tool 1.2"
      .nh
      .ad l
      .SH "NAME"
      tool \- do things
      .SH "SYNOPSIS"
      .B tool write [NAME]
      [options]
      .br
      .B tool write [NAME]
      [options]
      .SH "VERBS"

      """#
    let options = #"""
      .SH "OPTIONS"
      Every verb takes these, before it or after it.
      .TP
      .B "\-h, \-\-help"
      Print help and stop.
      .SH "EXIT STATUS"
      .TP
      .B "0"
      All is well.
      .SH "EXAMPLES"

      """#
    let page = ManualPage(of: table, version: "1.2").roff
    #expect(page == head + part + part + options + example + example)
  }

  @Test("no line is long")
  func lines() {
    let page = ManualPage(of: .bottle, version: "0").roff
    for line in page.split(separator: "\n") { #expect(line.utf8.count < 100, "\(line)") }
  }
}
