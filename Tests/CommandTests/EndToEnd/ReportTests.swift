import Foundation
import TestSupport
import Testing

@Suite("Reports of the command")
struct ReportTests {
  private static let polish = "generated/android/res/values-pl/strings.xml"
  private static let broken = #"{"driverApp": {"title": "{"}}"#

  /// A project of words and colours that has just been generated.
  private func generated(in folder: String = "") throws -> TemporaryFolder {
    let project = try TemporaryFolder(holding: [
      "\(folder)bottle.yaml": "words: {source: en}\ntokens: {}\nandroid: {}\nios: {}\n",
      "\(folder)i18n/en.json": #"{"driverApp": {"title": "Rounds"}}"#,
      "\(folder)i18n/pl.json": #"{"driverApp": {"title": "Kursy"}}"#,
      "\(folder)tokens/globals.css": ":root { --primary: red }\n",
    ])
    #expect(try Run(["generate", "--root", "\(folder)."], in: project.url).status == 0)
    return project
  }

  @Test("GitHub Actions gets annotations by itself, on the repository's files")
  func github() throws {
    let project = try generated(in: "web/")
    try project.write("web/i18n/pl.json", Self.broken)
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": project.url.path]
    let run = try Run(["check"], in: project.path("web"), environment: environment)
    #expect(
      run.output.split(separator: "\n").last?.hasPrefix(
        "::error file=web/i18n/pl.json,line=1,endLine=1,col=26,endColumn=27,title=bottle (words/syntax)::"
      ) == true,
      "\(run.output)"
    )
    #expect(run.output.hasPrefix("i18n/pl.json:1:26: error[words/syntax]: "))
    let text = try Run(
      ["check", "--format", "text"],
      in: project.path("web"),
      environment: environment
    )
    #expect(!text.output.contains("::error"))
  }

  @Test("drift is annotated on the line that caused it, which the log names")
  func causes() throws {
    let project = try generated()
    try project.write("tokens/globals.css", ":root {\n  --primary: lime\n}\n")
    let run = try Run(["check", "--format", "github"], in: project.url)
    let swift = "generated/ios/BottleColors.swift"
    let cause = "out of date: --primary (tokens/globals.css:2)"
    #expect(run.output.contains("\n\(swift): error[outputs/out-of-date]: \(cause)\n"))
    #expect(
      run.output.contains(
        """
        ::error file=tokens/globals.css,line=2,endLine=2,col=3,endColumn=18,\
        title=bottle (outputs/out-of-date)::\(swift): \(cause)

        """
      ),
      "\(run.output)"
    )
  }

  @Test("JSON tells what generate did, and what it would do")
  func changes() throws {
    let project = try generated()
    try project.remove(Self.polish)
    for (options, isDone) in [(["--dry-run"], false), ([], true)] {
      let run = try Run(["generate", "--format", "json"] + options, in: project.url)
      #expect(
        run.output.contains(
          """
            "changes": [
              {
                "path": "\(Self.polish)",
                "kind": "created",
                "done": \(isDone)
              }
            ]
          """
        ),
        "\(run.output)"
      )
    }
  }

  @Test("a dry run says what would be done, does nothing, and is refused where the run would be")
  func dryRun() throws {
    let project = try generated()
    try project.write("i18n/en.json", #"{"driverApp": {"title": "Tours"}}"#)
    try project.remove("i18n/pl.json")
    let before = project.contents
    let run = try Run(["generate", "--dry-run"], in: project.url)
    #expect(run.status == 0)
    #expect(
      run.output == """
        would update generated/android/kotlin/app/getbottle/driver/generated/BottleStrings.kt
        would update generated/android/res/values/strings.xml
        would update generated/android/res/xml/locales_config.xml
        would update generated/ios/BottleStrings.swift
        would update generated/ios/Localizable.xcstrings
        would delete \(Self.polish)
        would update generated/manifest

        """
    )
    #expect(run.errors.hasSuffix(" changes, none of them made\n"), "\(run.errors)")
    #expect(project.contents == before)

    try project.write("generated/ios/BottleStrings.swift", "mine")
    let refused = try Run(["generate", "--dry-run"], in: project.url)
    #expect(refused.status == 1)
    #expect(refused.errors == "bottle: 1 error; nothing would be written\n")
  }

  @Test("a patch is all that stands on the standard output, and makes the check pass")
  func diff() throws {
    let project = try generated()
    try project.write("i18n/pl.json", #"{"driverApp": {"title": "Trasy"}}"#)
    let run = try Run(["check", "--diff"], in: project.url)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("diff --git a/\(Self.polish) b/\(Self.polish)\n--- a/"))
    #expect(run.output.contains("-    <string name=\"title\">Kursy</string>\n"))
    #expect(run.output.contains("+++ b/generated/manifest\n"))
    #expect(run.errors.hasPrefix("\(Self.polish): error[outputs/out-of-date]: "), "\(run.errors)")
    #expect(
      try Run(["check", "--diff", "--color", "always"], in: project.url).output.contains(
        "\u{1B}[31m-"
      )
    )

    try project.write("i18n/pl.json", Self.broken)
    let stopped = try Run(["check", "--diff"], in: project.url)
    #expect(stopped.status == 1 && stopped.output == "")
    #expect(stopped.errors.contains("error[words/syntax]"))
  }

  @Test("a check of one part is not kept from it by the other, and generate mends that part alone")
  func only() throws {
    let project = try generated()
    try project.write("i18n/pl.json", Self.broken)
    try project.write("tokens/globals.css", ":root { --primary: lime }\n")
    #expect(try Run(["check"], in: project.url).output.contains("words/syntax"))

    let colors = try Run(["check", "--only", "colours"], in: project.url)
    #expect(colors.status == 1)
    #expect(!colors.output.contains("words") && colors.output.contains("BottleColors.swift"))
    #expect(
      colors.errors.hasSuffix("; to mend it: bottle generate --only colours\n"),
      "\(colors.errors)"
    )
    #expect(try Run(["generate", "--only", "colours"], in: project.url).status == 0)
    #expect(try Run(["check", "--only", "colours"], in: project.url).status == 0)
    #expect(project.paths.contains(Self.polish))

    try project.write("i18n/pl.json", #"{"driverApp": {"title": "Kursy"}}"#)
    #expect(try Run(["check"], in: project.url).errors.hasSuffix("files as generated\n"))
  }

  @Test("a part that the project does not have is not taken for one that is in sync")
  func absentPart() throws {
    let project = try TemporaryFolder(holding: [
      "bottle.yaml": "tokens: {}\n", "tokens/globals.css": "",
    ])
    for (part, reason) in [
      ("words", "bottle.yaml has no `words`"), ("models", "bottle.yaml has no `api`"),
    ] {
      for verb in ["check", "generate"] {
        let run = try Run([verb, "--only", part], in: project.url)
        #expect(run.status == 2)
        #expect(run.errors.contains("there are no \(part) to generate: \(reason)"), "\(run.errors)")
      }
    }
  }

  @Test("quiet says errors only, verbose also what was read and made")
  func loudness() throws {
    let project = try generated()
    try project.write("i18n/en.json", #"{"driverApp": {"title": "Rounds", "tab": "Tab"}}"#)
    let quiet = try Run(["generate", "--quiet"], in: project.url)
    #expect(quiet.status == 0 && quiet.output == "" && quiet.errors == "")

    let verbose = try Run(["check", "--verbose"], in: project.url)
    #expect(verbose.errors.contains(/^bottle: reading the sources: [0-9.]+ ms\n/))
    #expect(verbose.errors.contains("\n     48 B  i18n/en.json\n"), "\(verbose.errors)")
    #expect(verbose.errors.contains("  \(Self.polish) from i18n/pl.json\n"))

    try project.write("i18n/pl.json", Self.broken)
    let broken = try Run(["lint", "--quiet"], in: project.url)
    #expect(broken.status == 1 && broken.errors == "")
    #expect(broken.output.contains("error[words/syntax]") && !broken.output.contains("warning["))
  }
}
