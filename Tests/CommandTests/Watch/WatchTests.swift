import Foundation
import TestSupport
import Testing

@testable import Command

/// The real command over a real project; only the time is the test's.
@Suite("generate --watch")
struct WatchTests {
  private typealias Step = WatchRun.Step

  private static let polish = "generated/android/res/values-pl/strings.xml"
  private static let catalog = "generated/ios/Localizable.xcstrings"

  /// A project that has been generated.
  private func project(_ more: [String: String] = [:]) throws -> TemporaryFolder {
    let files = [
      "bottle.yaml": "words: {source: en}\nandroid: {package: eu.gaz}\nios: {}\n",
      "i18n/en.json": #"{"driverApp": {"title": "Rounds"}}"#,
      "i18n/pl.json": #"{"driverApp": {"title": "Kursy"}}"#,
    ]
    let project = try TemporaryFolder(holding: files.merging(more) { $1 })
    #expect(try Run(["generate"], in: project.url).status == 0)
    return project
  }

  /// What a watch of a generated project prints after each step.
  private func printed(_ project: TemporaryFolder, _ steps: [Step]) throws -> [String] {
    Array(try WatchRun.printed(in: project, steps: steps).dropFirst())
  }

  private func titled(_ title: String) -> String {
    #"{"driverApp": {"title": "\#(title)"}}"#
  }

  private func write(_ path: String, _ text: String, in project: TemporaryFolder) -> Step {
    Step { try project.write(path, text.utf8) }
  }

  @Test("it generates at first, and is silent as long as nothing changes")
  func first() throws {
    let project = try project()
    try project.write("i18n/pl.json", titled("Trasy").utf8)
    #expect(
      try WatchRun.printed(in: project, steps: [Step(polls: 100) {}]) == [
        """
        updated \(Self.polish), \(Self.catalog) in 20 ms
        bottle: watching 3 files; Ctrl-C ends it

        """, "",
      ]
    )
  }

  @Test("a change is a line: which input, which keys, which outputs, how long it took")
  func change() throws {
    let project = try project()
    let found = try printed(
      project,
      [
        write("i18n/pl.json", titled("Trasy"), in: project),
        write("i18n/pl.json", #"{"driverApp": {"title": "Trasy"}, "web": {}}"#, in: project),
      ]
    )
    #expect(
      found == [
        "i18n/pl.json (driverApp.title) → updated \(Self.polish), \(Self.catalog) in 20 ms\n",
        "i18n/pl.json (web) → everything is up to date in 20 ms\n",
      ]
    )
    #expect(try Run(["check"], in: project.url).status == 0)
  }

  @Test("a colour that changed is named, and those that follow from it")
  func tokens() throws {
    let sheet = ":root { --brand: #0a5; --primary: var(--brand); --line: red }"
    let project = try project(["bottle.yaml": "tokens: {}\nios: {}\n", "tokens/globals.css": sheet])
    let found = try printed(
      project,
      [
        write("tokens/globals.css", sheet.replacing("#0a5", with: "#0a6"), in: project),
        write("tokens/globals.css", sheet.replacing("#0a5", with: "#0a6") + "/* */", in: project),
      ]
    )
    #expect(found[0].hasPrefix("tokens/globals.css (--brand, --primary) → updated "), "\(found)")
    #expect(found[1] == "tokens/globals.css → everything is up to date in 20 ms\n")
  }

  @Test("a mistake is shown, nothing is written, and the mend is noticed")
  func mistake() throws {
    let project = try project()
    let found = try printed(
      project,
      [
        write("i18n/pl.json", titled("Kursy {"), in: project),
        write("i18n/pl.json", titled("Kursy"), in: project),
      ]
    )
    #expect(found[0].hasPrefix("i18n/pl.json:1:32: error[words/syntax]: "), "\(found)")
    #expect(
      found[0].hasSuffix(
        "\n\ni18n/pl.json (driverApp.title) → 1 error, nothing was written in 20 ms\n"
      )
    )
    #expect(found[1] == "i18n/pl.json (driverApp.title) → everything is up to date in 20 ms\n")
  }

  @Test("a file that was only touched, or written again as it was, is no change")
  func touched() throws {
    let project = try project()
    let path = project.url.appending(path: "i18n/pl.json")
    let text = try project.text("i18n/pl.json")
    let found = try printed(
      project,
      [
        write("i18n/pl.json", text, in: project),
        Step { try Data(text.utf8).write(to: path, options: .atomic) },
        Step {
          let now: [FileAttributeKey: Any] = [.modificationDate: Date.now]
          try FileManager.default.setAttributes(now, ofItemAtPath: path.path)
        },
      ]
    )
    #expect(found == ["", "", ""])
  }

  @Test("an editor that writes another file and renames it is followed, time after time")
  func renamed() throws {
    let project = try project()
    let path = project.url.appending(path: "i18n/pl.json")
    let found = try printed(
      project,
      ["Trasy", "Kursy", "Trasy"].map { title in
        Step { try Data(titled(title).utf8).write(to: path, options: .atomic) }
      }
    )
    let line = "i18n/pl.json (driverApp.title) → updated \(Self.polish), \(Self.catalog) in 20 ms\n"
    #expect(found == [line, line, line])
  }

  @Test("a file that is gone for a moment is no change; one that stays away is")
  func vanished() throws {
    let project = try project()
    let text = try project.text("i18n/pl.json")
    let found = try printed(
      project,
      [
        Step { try project.remove("i18n/pl.json") },
        Step(polls: 4) { try project.write("i18n/pl.json", text.utf8) },
        Step { try project.remove("i18n/pl.json") },
        write("i18n/pl.json", text, in: project),
      ]
    )
    #expect(
      found == [
        "", "",
        "i18n/pl.json (gone) → updated generated/android/res/xml/locales_config.xml, "
          + "generated/ios/BottleStrings.swift, \(Self.catalog), deleted \(Self.polish) in 20 ms\n",
        "i18n/pl.json (new) → created \(Self.polish), updated generated/android/res/xml/"
          + "locales_config.xml, generated/ios/BottleStrings.swift, \(Self.catalog) in 20 ms\n",
      ]
    )
  }

  @Test("many files that change over many polls are one change")
  func checkout() throws {
    let project = try project()
    let french = titled("Tournées")
    let found = try printed(
      project,
      [
        write("i18n/pl.json", titled("Trasy"), in: project),
        Step(polls: 1) { try project.write("i18n/en.json", titled("R").utf8) },
        Step(polls: 1) { try project.write("i18n/fr.json", french.utf8) },
        Step(polls: 1) { try project.write("i18n/de.json", french.utf8) },
      ]
    )
    #expect(found[0..<3] == ["", "", ""])
    #expect(
      found[3].hasPrefix(
        "i18n/en.json (driverApp.title), i18n/de.json (new), i18n/fr.json (new) and 1 more → "
      ),
      "\(found)"
    )
    #expect(found[3].split(separator: "\n").count == 1)
  }

  @Test("bottle.yaml itself changes: a mistake in it does not make the rest look gone")
  func configuration() throws {
    let project = try project()
    let text = try project.text("bottle.yaml")
    let found = try printed(
      project,
      [
        write("bottle.yaml", "words: {sorce: en}\nios: {}\n", in: project),
        write("bottle.yaml", text.replacing("ios: {}", with: "ios: {table: Bottle}"), in: project),
        Step { try project.remove("bottle.yaml") },
        write("bottle.yaml", text, in: project),
      ]
    )
    #expect(found[0].contains("did you mean `source`?"), "\(found)")
    let line = "bottle.yaml (words.sorce, words.source, android) → 1 error, nothing was written"
    #expect(found[0].contains("\n\n" + line), "\(found)")
    #expect(found[1].contains("and 1 more) → created generated/ios/Bottle.xcstrings"), "\(found)")
    #expect(found[2].contains("bottle.yaml (gone) → 1 error, nothing was written"), "\(found)")
    #expect(found[3].hasPrefix("bottle.yaml (new) → created \(Self.catalog)"), "\(found)")
    #expect(try Run(["check"], in: project.url).status == 0)
  }

  @Test("a folder in an input's place is told with its path, and so is the input's return")
  func folder() throws {
    let project = try project()
    let text = try project.text("i18n/pl.json")
    let found = try printed(
      project,
      [
        Step {
          try project.remove("i18n/pl.json")
          try project.write("i18n/pl.json/x", "")
        },
        Step {
          try project.remove("i18n/pl.json")
          try project.write("i18n/pl.json", text)
        },
      ]
    )
    #expect(found[0].contains("\ni18n/pl.json → 1 error, nothing was written"), "\(found)")
    #expect(found[1] == "i18n/pl.json (new) → everything is up to date in 20 ms\n")
  }

  @Test("a stylesheet that is imported before it exists is noticed when it does")
  func imported() throws {
    let project = try project([
      "bottle.yaml": "tokens: {}\nios: {}\n",
      "tokens/globals.css": "@import \"./brand.css\"; :root { --line: red }",
    ])
    let found = try printed(
      project,
      [write("tokens/brand.css", ":root { --brand: blue }", in: project)]
    )
    #expect(found[0].hasPrefix("tokens/brand.css (new) → "), "\(found)")
    #expect(found[0].contains("brand.colorset"), "\(found)")
  }

  @Test("an output that was edited by hand is told once, and noticed when it is put right")
  func edited() throws {
    let project = try project()
    let polish = try project.text(Self.polish)
    let found = try printed(
      project,
      [
        write(Self.polish, polish.replacing("Kursy", with: "Moje"), in: project),
        write("i18n/pl.json", titled("Trasy"), in: project),
        write("bottle.yaml", try project.text("bottle.yaml") + "# \n", in: project),
        write(Self.polish, polish, in: project),
      ]
    )
    #expect(found[0] == "")
    #expect(found[1].contains("\(Self.polish): error[outputs/edited-by-hand]: edited by hand\n"))
    #expect(found[1].contains("\ni18n/pl.json (driverApp.title) → 1 error, nothing was written"))
    #expect(found[2].contains("\nbottle.yaml → 1 error, nothing was written"), "\(found)")
    #expect(found[3] == "updated \(Self.polish), \(Self.catalog) in 20 ms\n")
  }

  @Test("a file in the place of the outputs' folder is noticed when it is moved away")
  func obstacle() throws {
    let project = try project()
    try project.remove("generated")
    try project.write("generated", "mine")
    let found = try WatchRun.printed(
      in: project,
      steps: [Step(polls: 60) { try project.remove("generated") }]
    )
    #expect(found[0].contains("error[outputs/not-ours]"), "\(found)")
    #expect(found[0].split(separator: "\n").last == "bottle: watching 3 files; Ctrl-C ends it")
    #expect(found[1].hasPrefix("created generated/android/"), "\(found)")
  }

  @Test("what the machine would not do is told once, and tried again until it can be done")
  func machine() throws {
    let project = try project()
    let away = project.url.path + "-away"
    let found = try printed(
      project,
      [
        Step { try FileManager.default.moveItem(atPath: project.url.path, toPath: away) },
        Step(polls: 40) {
          try FileManager.default.moveItem(atPath: away, toPath: project.url.path)
        },
        write("i18n/pl.json", titled("Trasy"), in: project),
      ]
    )
    #expect(
      found == [
        "bottle: error: cannot lock the project's folder: there is no such file or folder; "
          + "trying again\n",
        "everything is up to date in 20 ms\n",
        "i18n/pl.json (driverApp.title) → updated \(Self.polish), \(Self.catalog) in 20 ms\n",
      ]
    )
  }

  @Test("a part of the outputs that bottle.yaml loses is waited for")
  func part() throws {
    let project = try project()
    let text = try project.text("bottle.yaml")
    let found = try WatchRun.printed(
      in: project,
      ["--only", "words"],
      steps: [
        write("bottle.yaml", "ios: {}\n", in: project),
        write("bottle.yaml", text + "# \n", in: project),
      ]
    )
    #expect(found[1].hasPrefix("bottle: error: there are no words to generate"), "\(found)")
    #expect(found[2] == "bottle.yaml → everything is up to date in 20 ms\n")
  }

  @Test("warnings are told when they are new")
  func warnings() throws {
    let project = try project()
    let english = #"{"driverApp": {"title": "Rounds", "tab": "Tab"}}"#
    let found = try printed(
      project,
      [
        write("i18n/en.json", english, in: project),
        write("i18n/en.json", "\n" + english.replacing("Rounds", with: "Trips"), in: project),
      ]
    )
    #expect(found[0].contains("warning[words/library-name]"), "\(found)")
    #expect(found[1].hasPrefix("i18n/en.json (driverApp.title) → updated "), "\(found)")
  }

  @Test("outputs beside the inputs are not taken for inputs")
  func ownWrites() throws {
    let project = try project()
    let found = try printed(
      project,
      [write("bottle.yaml", "words: {source: en}\nios: {output: i18n}\n", in: project)]
    )
    #expect(found[0].hasPrefix("bottle.yaml ("), "\(found)")
    #expect(found[0].split(separator: "\n").count == 1)
  }
}
