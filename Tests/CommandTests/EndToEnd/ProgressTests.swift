import Foundation
import TestSupport
import Testing

@Suite("The summary of locales")
struct ProgressTests {
  private let files = [
    "bottle.yaml": "words: {source: en, broken: source}\nandroid: {}\n",
    "i18n/en.json": #"{"driverApp": {"a": "A", "b": "{n} B", "c": "C", "d": "D", "e": "E"}}"#,
    "i18n/cy.json": #"{"driverApp": {"a": "A", "b": "{n} B", "c": "C", "d": "D", "e": "E"}}"#,
    "i18n/pl.json": #"{"driverApp": {"a": "A", "b": "{m} B", "c": "C {", "d": ""}}"#,
  ]

  @Test("counts every key of the source once, and stands between the report and the summary")
  func table() throws {
    let project = try TemporaryFolder(holding: files)
    let run = try Run(["lint"], in: project.url)
    #expect(
      run.errors == """

        locale  translated  missing  empty  broken  done
        en               5        -      -       -  100%
        cy               5        -      -       -  100%
        pl               1        1      1       2   20%

        bottle: 2 warnings, 2 notes; more on each: bottle explain ID

        """
    )
    #expect(!run.output.contains("translated  missing"))
  }

  @Test("a file that cannot be read is broken as a whole, and nothing in it is called missing")
  func unreadable() throws {
    let project = try TemporaryFolder(holding: files)
    try project.write("i18n/cy.json", Array("{".utf8))
    let run = try Run(["lint"], in: project.url)
    #expect(
      run.errors.contains("cy               -        -      -       5    0%\n"),
      "\(run.errors)"
    )
    #expect(!run.output.contains("i18n/cy.json: note[words/missing]"), "\(run.output)")
  }

  @Test("one text less than all is not 100 %")
  func almost() throws {
    let keys = (1...1000).map { "\"k\($0)\": \"K\"" }
    let project = try TemporaryFolder(holding: [
      "bottle.yaml": "words: {source: en}\n",
      "i18n/en.json": "{\"driverApp\": {\(keys.joined(separator: ","))}}",
      "i18n/pl.json": "{\"driverApp\": {\(keys.dropLast().joined(separator: ","))}}",
    ])
    let run = try Run(["lint"], in: project.url)
    #expect(
      run.errors.contains("pl             999        1      -       -   99%\n"),
      "\(run.errors)"
    )
  }

  @Test(
    "is for people only",
    arguments: [["--format", "json"], ["--format", "sarif"], ["--quiet"]]
  )
  func machines(options: [String]) throws {
    let project = try TemporaryFolder(holding: files)
    let run = try Run(["lint"] + options, in: project.url)
    #expect(!run.errors.contains("translated"), "\(run.errors)")
  }

  @Test("is not shown for a source alone, nor by other verbs")
  func absent() throws {
    let project = try TemporaryFolder(holding: files)
    #expect(!(try Run(["check"], in: project.url)).errors.contains("locale"))
    try project.remove("i18n/pl.json")
    try project.remove("i18n/cy.json")
    #expect(try Run(["lint"], in: project.url).errors == "bottle: nothing is wrong\n")
  }
}
