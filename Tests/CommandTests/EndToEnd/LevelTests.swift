import Foundation
import TestSupport
import Testing

@Suite("Severities in bottle.yaml")
struct LevelTests {
  /// A project with one warning, `words/library-name`, and one note, `words/missing`.
  private func project(lint: String) throws -> TemporaryFolder {
    try TemporaryFolder(holding: [
      "bottle.yaml": "words: {source: en}\nandroid: {}\n\(lint)",
      "i18n/en.json": #"{"driverApp": {"title": "Rounds", "tab": "Tab"}}"#,
      "i18n/pl.json": #"{"driverApp": {"title": "Kursy"}}"#,
    ])
  }

  @Test(
    "hold for every verb alike",
    arguments: [
      ("words/library-name: off", [], 0),
      ("words/library-name: note", [], 0),
      ("words/library-name: error", ["error[words/library-name]"], 1),
      ("words/missing: warning", ["warning[words/library-name]", "warning[words/missing]"], 0),
      ("words/missing: error", ["warning[words/library-name]", "error[words/missing]"], 1),
    ] as [(String, [String], Int32)]
  )
  func verbs(level: String, told: [String], status: Int32) throws {
    let project = try project(lint: "lint:\n  \(level)\n")
    for verb in ["lint", "generate", "check"] {
      let run = try Run([verb], in: project.url)
      #expect(run.status == status, "\(verb): \(run.output)")
      for heading in told { #expect(run.output.contains(heading), "\(verb): \(run.output)") }
      // Notes are lint's alone.
      let mine = verb == "lint" ? run.output : run.output.replacing("note[", with: "?")
      #expect(
        mine.contains("[words/library-name]")
          == !(level.hasSuffix("off") || verb != "lint" && told.isEmpty)
      )
    }
    #expect(project.paths.contains("generated") == (status == 0))
  }

  @Test(
    "that make no sense are named at their line",
    arguments: [
      (
        "words/mising: off", "2:3: error[config/unknown-key]: no problem has the id `words/mising`",
        "did you mean `words/missing`?"
      ),
      (
        "contrast: off", "2:3: error[config/unknown-key]: no problem has the id `contrast`",
        "did you mean `tokens/contrast`?"
      ),
      (
        "xyz: off", "2:3: error[config/unknown-key]: no problem has the id `xyz`",
        "`bottle explain` lists them"
      ),
      (
        "words/missing: err",
        "2:18: error[config/invalid-value]: `lint.words/missing` must be"
          + " `off`, `note`, `warning` or `error`, not `err`",
        nil
      ),
      (
        "words/missing:", "2:3: error[config/wrong-type]: `lint.words/missing` has no value",
        "write a value after the colon, or take the line out for the default"
      ),
      (
        "json/syntax: warning",
        "2:16: error[config/invalid-value]: `json/syntax` cannot be `warning`,"
          + " because there is nothing to make of a file that cannot be read",
        nil
      ),
      (
        "outputs/left-alone: error",
        "2:23: error[config/invalid-value]: `outputs/left-alone` cannot be `error`, because",
        nil
      ),
    ] as [(String, String, String?)]
  )
  func mistakes(line: String, message: String, help: String?) throws {
    let project = try TemporaryFolder(holding: ["bottle.yaml": "lint:\n  \(line)\nwords: {}\n"])
    let run = try Run(["lint"], in: project.url)
    #expect(run.status == 1)
    #expect(run.output.contains("bottle.yaml:\(message)"), "\(run.output)")
    if let help { #expect(run.output.contains("= help: \(help)"), "\(run.output)") }
  }

  @Test("`off` needs no quotes there, as only bottle reads it, and elsewhere it does")
  func off() throws {
    let ours = try project(lint: "lint: {words/library-name: off}\n")
    let run = try Run(["lint"], in: ours.url)
    #expect(!run.output.contains("yaml/ambiguous-boolean"), "\(run.output)")
    let other = try project(lint: "lint: {words/missing: off}\nprefix: No\n")
    let elsewhere = try Run(["lint"], in: other.url)
    #expect(elsewhere.output.contains("warning[yaml/ambiguous-boolean]"), "\(elsewhere.output)")
  }

  @Test("an error that leaves the rest whole can be lowered, and the rest is made")
  func lowered() throws {
    let project = try project(lint: "lint: {words/unknown-language: note}\n")
    try project.write("i18n/notes.json", Array("{}".utf8))
    #expect(try Run(["generate"], in: project.url).status == 0)
    let lint = try Run(["lint"], in: project.url)
    #expect(lint.output.contains("note[words/unknown-language]"), "\(lint.output)")
  }

  @Test(
    "--fail-on says what makes lint end with 1",
    arguments: [
      ("words/library-name: note", [], 0),
      ("words/library-name: note", ["--fail-on", "warning"], 0),
      ("words/library-name: note", ["--fail-on", "note"], 1),
      ("words/library-name: warning", ["--fail-on", "error"], 0),
      ("words/library-name: warning", ["--fail-on=warning"], 1),
      ("words/library-name: warning", ["--fail-on=warning", "--quiet"], 1),
      ("words/library-name: error", [], 1),
    ] as [(String, [String], Int32)]
  )
  func failOn(level: String, options: [String], status: Int32) throws {
    let project = try project(lint: "lint: {\(level)}\n")
    #expect(try Run(["lint"] + options, in: project.url).status == status)
  }
}
