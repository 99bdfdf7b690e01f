import Foundation
import TestSupport
import Testing

/// What somebody sees who sits at a terminal, and what their keys do.
@Suite("At a terminal")
struct TerminalTests {
  private static let project = [
    "bottle.yaml": "words: {source: en}\nios: {}\n",
    "i18n/en.json": #"{"driverApp": {"title": "Rounds"}}"#,
  ]

  @Test("a watch says what it does in lines and colours, and Ctrl-C gives the prompt back")
  func watch() throws {
    guard Tool.areHere([.tmux, .bash]) else { return }
    let terminal = try Terminal(holding: Self.project)
    try terminal.type("bottle generate --watch; echo status=$?")
    try terminal.press("Enter")
    try terminal.wait(for: "watching 2 files; Ctrl-C ends it")
    try terminal.folder.write("i18n/en.json", #"{"driverApp": {"title": "Trips"}}"#)
    try terminal.wait(for: "i18n/en.json (driverApp.title) → updated ")
    try terminal.folder.write("i18n/en.json", #"{"driverApp": {"title": "Trips {"}}"#)
    try terminal.wait(for: "1 error, nothing was written")
    #expect(try terminal.screen(withColors: true).contains("\u{1B}[1m\u{1B}[31merror"))
    try terminal.folder.write("i18n/en.json", #"{"driverApp": {"title": "Trips"}}"#)
    try terminal.wait(for: "everything is up to date")
    try terminal.press("C-c")
    try terminal.wait(for: /\^C\nstatus=0\n/)
    #expect(try terminal.run("bottle check").status == "0")
  }

  @Test("colours are for terminals, unless somebody says otherwise")
  func colors() throws {
    guard Tool.areHere([.tmux, .bash]) else { return }
    let terminal = try Terminal(holding: ["bottle.yaml": "prefx: Gas\n"])
    let lines = [
      ("bottle check", true), ("NO_COLOR=1 bottle check", false),
      ("NO_COLOR=1 bottle check --color always", true), ("TERM=dumb bottle check", false),
      ("bottle check --color never", false), ("bottle check | cat", false),
      ("FORCE_COLOR=1 bottle check | cat", true),
    ]
    for (line, isColored) in lines {
      let run = try terminal.run(line)
      #expect(run.output.contains("did you mean `prefix`?"), "\(line): \(run.output)")
      let isRed = try terminal.screen(withColors: true).contains("\u{1B}[31m")
      #expect(isRed == isColored, "\(line)")
    }
  }

  @Test("help is as wide as the terminal, and 80 cells where it goes elsewhere")
  func width() throws {
    guard Tool.areHere([.tmux, .bash]) else { return }
    let terminal = try Terminal(width: 60, height: 80)
    let narrow = try terminal.run("bottle check --help").output.split(separator: "\n")
    #expect(narrow.allSatisfy { $0.count <= 60 } && narrow.contains { $0.count > 50 })
    _ = try terminal.run("bottle check --help > piped; COLUMNS=40 bottle check --help > forty")
    let piped = try terminal.folder.text("piped").split(separator: "\n")
    #expect(piped.allSatisfy { $0.count <= 80 } && piped.contains { $0.count > 70 })
    #expect(try terminal.folder.text("forty").split(separator: "\n").allSatisfy { $0.count <= 40 })
  }

  @Test("long work has a line that is gone when it is done; nothing of it goes into a file")
  func progress() throws {
    guard Tool.areHere([.tmux, .bash]) else { return }
    let keys = (0..<6000).map { #""key\#($0)": "{n, plural, one {# stop} other {# stops}}""# }
    let texts = #"{"driverApp": {\#(keys.joined(separator: ", "))}}"#
    let terminal = try Terminal(holding: [
      "bottle.yaml": "words: {source: en}\nandroid: {}\nios: {}\n", "i18n/en.json": texts,
      "i18n/de.json": texts, "i18n/sv.json": texts,
    ])
    let run = try terminal.run("bottle generate")
    #expect(run.status == "0")
    #expect(!run.output.contains("…"), "\(run.output)")
    let line = /\r\u{1B}\[Kbottle: [a-z0-9 ]+ …/
    #expect(try terminal.written().firstMatch(of: line) != nil)

    _ = try terminal.run("bottle check 2> messages")
    let messages = try terminal.folder.text("messages")
    #expect(messages.wholeMatch(of: /bottle: \d+ files as generated\n/) != nil, "\(messages)")
  }

  @Test("a reader that has seen enough hears no complaint")
  func closedPipe() throws {
    guard Tool.areHere([.tmux, .bash]) else { return }
    let terminal = try Terminal()
    let run = try terminal.run("bottle man | head -n 1; echo ${PIPESTATUS[*]}")
    #expect(run.output.contains(".TH BOTTLE 1"))
    #expect(run.output.hasSuffix("\n0 0"), "\(run.output)")
  }
}
