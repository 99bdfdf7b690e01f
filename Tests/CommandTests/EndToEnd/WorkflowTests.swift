import Foundation
import TestSupport
import Testing

/// The real command in a project of two locales, from the first `generate` to the last drift.
@Suite("generate, check and lint")
struct WorkflowTests {
  private static let files = [
    "bottle.yaml": "words: {source: en}\nandroid: {package: eu.gaz}\nios: {}\n",
    "i18n/en.json": #"{"driverApp": {"title": "Rounds"}, "web": {"x": "{"}}"#,
    "i18n/pl.json": #"{"driverApp": {"title": "Kursy"}}"#,
  ]
  private static let outputs = [
    "generated/android/kotlin/eu/gaz/generated/BottleStrings.kt",
    "generated/android/kotlin/eu/gaz/generated/BottleStringsCompose.kt",
    "generated/android/res/values-pl/strings.xml",
    "generated/android/res/values/strings.xml",
    "generated/android/res/xml/locales_config.xml",
    "generated/ios/BottleStrings.swift",
    "generated/ios/Localizable.xcstrings",
  ]
  private static let polish = "generated/android/res/values-pl/strings.xml"

  /// A project that has just been generated.
  private func generated() throws -> TemporaryFolder {
    let project = try TemporaryFolder(holding: Self.files)
    #expect(try Run(["generate"], in: project.url).status == 0)
    return project
  }

  private func expect(
    _ arguments: [String],
    in project: TemporaryFolder,
    status: Int32,
    output: String,
    errors: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try Run(arguments, in: project.url)
    #expect(run.status == status, sourceLocation: sourceLocation)
    #expect(run.output == output, sourceLocation: sourceLocation)
    #expect(run.errors == errors, sourceLocation: sourceLocation)
  }

  @Test("a first generate makes every file, and a second has nothing to do")
  func first() throws {
    let project = try TemporaryFolder(holding: Self.files)
    let created = (Self.outputs + ["generated/manifest"]).map { "created \($0)\n" }.joined()
    try expect(
      ["generate"],
      in: project,
      status: 0,
      output: created,
      errors: "bottle: 8 changes\n"
    )
    #expect(try project.text(Self.polish).contains("Kursy"))
    try expect(
      ["generate"],
      in: project,
      status: 0,
      output: "",
      errors: "bottle: everything is up to date\n"
    )
    try expect(
      ["check"],
      in: project,
      status: 0,
      output: "",
      errors: "bottle: 7 files as generated\n"
    )
    let lint = try Run(["lint"], in: project.url)
    #expect(lint.status == 0 && lint.output == "")
    #expect(lint.errors.hasSuffix("\nbottle: nothing is wrong\n"), "\(lint.errors)")
  }

  @Test("check names what is missing before the first generate")
  func missing() throws {
    let project = try TemporaryFolder(holding: Self.files)
    try expect(
      ["check"],
      in: project,
      status: 1,
      output: Self.outputs.map { "\($0): error[outputs/missing]: missing\n" }.joined(),
      errors: "bottle: 7 errors; to mend it: bottle generate\n"
    )
    #expect(project.paths == ["bottle.yaml", "i18n", "i18n/en.json", "i18n/pl.json"])
  }

  @Test("a changed text makes its outputs out of date, and generate writes only those")
  func changed() throws {
    let project = try generated()
    try project.write("i18n/pl.json", Array(#"{"driverApp": {"title": "Trasy"}}"#.utf8))
    try expect(
      ["check"],
      in: project,
      status: 1,
      output: """
        \(Self.polish): error[outputs/out-of-date]: out of date: title (i18n/pl.json:1)
        generated/ios/Localizable.xcstrings: error[outputs/out-of-date]: out of date: title (i18n/pl.json:1)

        """,
      errors: "bottle: 2 errors; to mend it: bottle generate\n"
    )
    try expect(
      ["generate"],
      in: project,
      status: 0,
      output: """
        updated \(Self.polish)
        updated generated/ios/Localizable.xcstrings
        updated generated/manifest

        """,
      errors: "bottle: 3 changes\n"
    )
    try expect(
      ["check"],
      in: project,
      status: 0,
      output: "",
      errors: "bottle: 7 files as generated\n"
    )
  }

  @Test("a locale that goes takes its file along")
  func removed() throws {
    let project = try generated()
    try project.remove("i18n/pl.json")
    let check = try Run(["check"], in: project.url)
    #expect(check.status == 1)
    #expect(
      check.output.contains(
        "\(Self.polish): error[outputs/no-longer-generated]: no longer generated\n"
      )
    )
    let generate = try Run(["generate"], in: project.url)
    #expect(generate.status == 0)
    #expect(generate.output.contains("deleted \(Self.polish)\n"))
    #expect(!project.paths.contains("generated/android/res/values-pl"))
  }

  @Test("an edit by hand stops generate, unless it is forced")
  func edited() throws {
    let project = try generated()
    let mine = try project.text(Self.polish).replacing("Kursy", with: "Moje kursy")
    try project.write(Self.polish, Array(mine.utf8))
    let drift = """
      \(Self.polish): error[outputs/edited-by-hand]: edited by hand
          = help: put the change into the sources, or lose it with `bottle generate --force`

      """
    try expect(
      ["check"],
      in: project,
      status: 1,
      output: drift,
      errors: "bottle: 1 error\n"
    )
    try expect(
      ["generate"],
      in: project,
      status: 1,
      output: drift,
      errors: "bottle: 1 error; nothing was written\n"
    )
    #expect(try project.text(Self.polish) == mine)
    try expect(
      ["generate", "--force"],
      in: project,
      status: 0,
      output: "updated \(Self.polish)\n",
      errors: "bottle: 1 change\n"
    )
    #expect(try Run(["check"], in: project.url).status == 0)
  }

  @Test("an edit by hand stops all that changed in the sources since, too")
  func editedThenChanged() throws {
    let project = try generated()
    let mine = try project.text(Self.polish).replacing("Kursy", with: "Moje kursy")
    try project.write(Self.polish, mine)
    try project.write("i18n/pl.json", #"{"driverApp": {"title": "Trasy"}}"#)
    let before = project.contents
    for arguments in [["check"], ["generate"]] {
      let run = try Run(arguments, in: project.url)
      #expect(run.status == 1)
      #expect(run.drift.contains("\(Self.polish) outputs/edited-by-hand"))
      #expect(project.contents == before)
    }
    #expect(
      try Run(["check"], in: project.url).drift == [
        "\(Self.polish) outputs/edited-by-hand",
        "generated/ios/Localizable.xcstrings outputs/out-of-date",
      ]
    )
    // With the change in the sources as well, nothing is lost, and nothing stops.
    try project.write("i18n/pl.json", #"{"driverApp": {"title": "Moje kursy"}}"#)
    #expect(try Run(["generate"], in: project.url).status == 0)
    #expect(try project.text(Self.polish) == mine)
    #expect(try Run(["check"], in: project.url).status == 0)
  }

  @Test("somebody else's file is never written over, unless it is forced")
  func foreign() throws {
    let project = try TemporaryFolder(holding: Self.files)
    let strings = "generated/android/res/values/strings.xml"
    try project.write(strings, Array("<resources/>\n".utf8))
    let run = try Run(["generate"], in: project.url)
    #expect(run.status == 1)
    #expect(run.output.contains("\(strings): error[outputs/not-ours]: not ours\n"))
    #expect(try project.text(strings) == "<resources/>\n")
    #expect(!project.paths.contains("generated/manifest"))
    #expect(try Run(["generate", "--force"], in: project.url).status == 0)
  }

  @Test("an error in a text stops everything, and lint tells the same")
  func broken() throws {
    let project = try generated()
    try project.write("i18n/pl.json", Array(#"{"driverApp": {"title": "Kursy {"}}"#.utf8))
    let before = try project.text(Self.polish)
    for verb in ["generate", "check", "lint"] {
      let run = try Run([verb], in: project.url)
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("i18n/pl.json:1:32: error[words/syntax]: "), "\(run.output)")
    }
    #expect(try project.text(Self.polish) == before)
  }

  @Test("along a source that cannot be read, the translations are not blamed")
  func brokenSource() throws {
    let project = try TemporaryFolder(holding: Self.files)
    try project.write("i18n/en.json", Array(#"{"web": {}}"#.utf8))
    try expect(
      ["check"],
      in: project,
      status: 1,
      output: """
        i18n/en.json: error[words/no-namespace]: this file has no namespace `driverApp`
            = help: add `"driverApp": {}` to it, or correct `words.namespace` in bottle.yaml

        """,
      errors: "bottle: 1 error; more on it: bottle explain words/no-namespace\n"
    )
  }

  @Test("warnings are told by all verbs and fail none, notes by lint alone")
  func warnings() throws {
    let project = try TemporaryFolder(holding: Self.files)
    try project.write(
      "i18n/en.json",
      Array(#"{"driverApp": {"title": "Rounds", "tab": "Tab"}}"#.utf8)
    )
    let lint = try Run(["lint"], in: project.url)
    #expect(lint.status == 0)
    #expect(lint.output.contains("warning[words/library-name]"), "\(lint.output)")
    #expect(lint.output.contains("note[words/missing]"), "\(lint.output)")
    #expect(lint.errors.contains("\nbottle: 1 warning, 1 note;"), "\(lint.errors)")
    let generate = try Run(["generate"], in: project.url)
    #expect(generate.status == 0)
    #expect(generate.output.contains("warning[words/library-name]"))
    #expect(!generate.output.contains("note["))
  }

  @Test("a section that is left out makes nothing", arguments: ["android", "ios", "words"])
  func sections(left: String) throws {
    let project = try TemporaryFolder(holding: Self.files)
    let lines = ["words: {source: en}", "android: {}", "ios: {}"].filter { !$0.hasPrefix(left) }
    try project.write("bottle.yaml", Array(lines.joined(separator: "\n").utf8))
    let run = try Run(["generate"], in: project.url)
    #expect(run.status == 0)
    #expect(project.paths.contains("generated/android") == (left == "ios"))
    #expect(project.paths.contains("generated/ios") == (left == "android"))
  }

  @Test("the nearest bottle.yaml counts, or the one that --root names")
  func roots() throws {
    let project = try TemporaryFolder(holding: Self.files)
    try project.write("apps/driver/x", [])
    let inner = project.url.appending(path: "apps/driver")
    #expect(try Run(["generate"], in: inner).status == 0)
    #expect(try Run(["check", "--root", "../.."], in: inner).status == 0)
    #expect(try Run(["check", "--root", project.url.path], in: URL(filePath: "/")).status == 0)

    try project.write("apps/driver/bottle.yaml", Array("prefix: Inner\n".utf8))
    #expect(try Run(["generate"], in: inner).output == "created generated/manifest\n")
  }

  @Test(
    "what is not the sources' fault ends with 2, a command line that makes no sense with 64",
    arguments: [
      (["check"], 2, "there is no bottle.yaml in `"),
      (["check", "--root", "nowhere"], 2, "cannot list `nowhere`: there is no such file"),
      (["check", "--root", "apps"], 2, "there is no bottle.yaml in `apps`"),
      (["chekc"], 64, "there is no verb `chekc`\n  = help: did you mean `check`?"),
      (["check", "--forse"], 64, "`check` has no option `--forse`"),
      ([], 64, "Usage:"),
    ] as [([String], Int32, String)]
  )
  func failures(arguments: [String], status: Int32, errors: String) throws {
    let project = try TemporaryFolder(holding: ["apps/x": ""])
    let run = try Run(arguments, in: project.url)
    #expect(run.status == status)
    #expect(run.output == "")
    #expect(run.errors.contains(errors), "\(run.errors)")
  }

  @Test(
    "help and the version are results",
    arguments: [["--help"], ["check", "-h"], ["--version"]]
  )
  func results(arguments: [String]) throws {
    let run = try Run(arguments, in: URL(filePath: "/"))
    #expect(run.status == 0)
    #expect(!run.output.isEmpty && run.errors == "")
  }
}
