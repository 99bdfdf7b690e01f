import Foundation
import TestSupport
import Testing

/// Input that is hostile, or meets a machine that is.
@Suite("Worse input")
struct WorseInputTests {
  private static let configuration = "words: {source: en}\nandroid: {}\nios: {}\n"

  /// A project of one source text and whatever else is given.
  private func project(_ source: String, _ files: [String: String] = [:]) throws -> TemporaryFolder
  {
    try TemporaryFolder(
      holding:
        files.merging(["bottle.yaml": Self.configuration, "i18n/en.json": source]) { given, _ in
          given
        }
    )
  }

  /// A source with these members.
  private static func source(_ members: String) -> String {
    #"{"driverApp": {\#(members)}}"#
  }

  @Test(
    "is refused at its place",
    arguments: [
      BadFile("UTF-16", "json/invalid-utf8", at: "1:1") { [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00] },
      BadFile("a raw NUL", "json/syntax", at: "1:23") { Array(source("\"a\": \"x\0\"").utf8) },
      BadFile("an escaped NUL", "json/nul", at: "1:23") { Array(source(#""a": "x\u0000""#).utf8) },
      BadFile("noise", "json/syntax", at: "1:1") {
        (0..<100_000).map { UInt8(truncatingIfNeeded: 3 + 7 * $0) }
      },
      BadFile("10,000 arguments", "words/too-many-arguments", at: "1:21") {
        let arguments = (0..<10_000).map { "{a\($0)}" }.joined()
        return Array(source("\"t\": \"\(arguments)\"").utf8)
      },
      BadFile("10,000 exact numbers", "words/too-many-combinations", at: "1:21") {
        let branches = (0..<10_000).map { "=\($0) {x}" }.joined(separator: " ")
        return Array(source("\"t\": \"{n, plural, \(branches) other {y}}\"").utf8)
      },
      BadFile("200 plurals in each other", "words/syntax", at: "1:1940") {
        let plurals =
          String(repeating: "{n, plural, other {", count: 200)
          + String(repeating: "}", count: 400)
        return Array(source("\"t\": \"\(plurals)\"").utf8)
      },
    ]
  )
  func refused(file: BadFile) throws {
    let project = try project("")
    try project.write("i18n/en.json", file.bytes())
    let before = project.paths
    let run = try Run(["generate"], in: project.url)
    #expect(run.status == 1)
    #expect(run.output.contains(file.heading(of: "i18n/en.json")), "\(run.output.prefix(300))")
    #expect(project.paths == before)
  }

  @Test(
    "that is merely large or odd is taken",
    arguments: [
      ("CR LF at the end of lines", "{\r\n\"driverApp\":\r\n{\"a\": \"x\"}}\r\n"),
      ("a key of 100 KB", source("\"\(String(repeating: "k", count: 100_000))\": \"x\"")),
      (
        "a text of 2 MB that is all escapes",
        source("\"t\": \"\(String(repeating: #"'\""#, count: 700_000))\"")
      ),
      (
        "20,000 keys from last to first",
        source((0..<20_000).map { "\"k\(99_999 - $0)\": \"x\"" }.joined(separator: ","))
      ),
      (
        "3,000 plurals of one number",
        source("\"t\": \"\(String(repeating: "{n, plural, other {#}}", count: 3_000))\"")
      ),
      ("1,000 tags", source("\"t\": \"\((0..<1_000).map { "<t\($0)>x</t\($0)>" }.joined())\"")),
    ]
  )
  func taken(name: String, source: String) throws {
    let project = try project(source)
    #expect(try Run(["generate"], in: project.url).status == 0)
    #expect(try Run(["check"], in: project.url).status == 0)
  }

  @Test("20,000 times the same key are 19,999 warnings")
  func repeatedKey() throws {
    let project = try project(
      Self.source(String(repeating: #""a": "x", "#, count: 19_999) + #""a": "y""#)
    )
    let run = try Run(["check"], in: project.url)
    #expect(run.errors.contains("19999 warnings"), "\(run.errors)")
  }

  @Test(
    "in the place of bottle.yaml",
    arguments: [
      BadFile("a tab", "yaml/syntax", at: "2:1") { Array("words:\n\tsource: en\n".utf8) },
      BadFile("UTF-16", "yaml/invalid-utf8", at: "1:1") { [0xFE, 0xFF, 0x00, 0x61] },
      BadFile("100,000 NULs", "yaml/syntax", at: "1:1") { Array(repeating: 0, count: 100_000) },
    ]
  )
  func configuration(file: BadFile) throws {
    let project = try TemporaryFolder()
    try project.write("bottle.yaml", file.bytes())
    let run = try Run(["generate"], in: project.url)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix(file.heading(of: "bottle.yaml")), "\(run.output.prefix(300))")
  }

  @Test("a pipe in the place of bottle.yaml is not waited for")
  func pipe() throws {
    let project = try TemporaryFolder()
    unsafe mkfifo(project.url.appending(path: "bottle.yaml").path, 0o600)
    let run = try Run(["generate"], in: project.url)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("bottle.yaml: error[sources/unreadable]: cannot read"))
  }

  @Test(
    "what stands in an output's way is never removed",
    arguments: [
      ("a file in a folder's place", ["generated": "mine"]),
      ("a folder in a file's place", ["generated/ios/Localizable.xcstrings/x": "mine"]),
      (
        "somebody else's file",
        ["generated/manifest": "mine", "generated/ios/BottleStrings.swift": "mine"]
      ),
    ]
  )
  func obstacle(name: String, files: [String: String]) throws {
    let project = try project(Self.source(#""a": "x""#), files)
    let before = project.paths
    let run = try Run(["generate"], in: project.url)
    #expect(run.status == 1)
    #expect(project.paths == before)
    for path in files.keys { #expect(try project.text(path) == "mine") }
  }

  @Test(
    "a folder that may not be written to is the machine's failure",
    .enabled(if: Run.User.unprivileged.canRun, "nobody else may run the command here")
  )
  func readOnly() throws {
    let project = try project(Self.source(#""a": "x""#))
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: project.url.path)
    defer { try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: project.url.path) }
    let before = project.paths
    let run = try Run(["generate"], in: project.url, as: .unprivileged)
    #expect(run.status == 2)
    #expect(run.errors.contains("permission denied"), "\(run.errors)")
    #expect(project.paths == before)
  }

  @Test("a disk that takes no more leaves every file whole, and the next run mends it")
  func full() throws {
    let long = String(repeating: "long ", count: 10_000)
    let project = try project(Self.source(#""a": "x""#))
    #expect(try Run(["generate"], in: project.url).status == 0)
    let strings = "generated/android/res/values/strings.xml"
    let before = try project.text(strings)
    try project.write("i18n/en.json", Self.source("\"a\": \"\(long)\"").utf8)

    let limited = try Run(["generate"], in: project.url, as: .quota(blocks: 8))
    #expect(limited.status == 2)
    #expect(
      limited.errors.hasPrefix("bottle: error: cannot write `generated/"),
      "\(limited.errors)"
    )
    #expect(try project.text(strings) == before)
    #expect(!project.paths.contains { $0.contains("/.") }, "nothing is left lying about")

    #expect(try Run(["generate"], in: project.url).status == 0)
    #expect(try Run(["check"], in: project.url).status == 0)
    #expect(try project.text(strings).contains(long.dropLast()))
  }
}
