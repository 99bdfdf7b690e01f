import Foundation
import TestSupport
import Testing

/// Input that nobody should write, and somebody will.
///
/// Each is named at its place, ends the run with
/// 1 or 2, and leaves the project as it was.
@Suite("Bad input")
struct BadInputTests {
  private static let configuration = "words: {source: en}\nandroid: {}\nios: {}\n"
  private static let good = #"{"driverApp": {"title": "Rounds"}}"#

  /// A project whose Polish is `bytes`.
  private func project(polish bytes: some Collection<UInt8>) throws -> TemporaryFolder {
    let project = try TemporaryFolder(holding: [
      "bottle.yaml": Self.configuration, "i18n/en.json": Self.good,
    ])
    try project.write("i18n/pl.json", bytes)
    return project
  }

  /// Runs `generate` and holds that nothing was written.
  private func refused(_ project: TemporaryFolder, as user: Run.User = .own) throws -> Run {
    let before = project.paths
    let run = try Run(["generate"], in: project.url, as: user)
    #expect(project.paths == before)
    return run
  }

  @Test(
    "in a catalogue",
    arguments: [
      BadFile("invalid UTF-8", "json/invalid-utf8", at: "1:26") {
        Array(#"{"driverApp": {"title": ""#.utf8) + [0xFF] + Array(#""}}"#.utf8)
      },
      BadFile("a lone surrogate", "json/lone-surrogate", at: "1:26") {
        Array(#"{"driverApp": {"title": "\ud800"}}"#.utf8)
      },
      BadFile("nothing at all", "json/empty", at: "1:1") { [] },
      BadFile("a million arrays in each other", "json/too-deep", at: "1:257") {
        Array(repeating: UInt8(ascii: "["), count: 1_000_000)
      },
      BadFile("a million objects in each other", "json/too-deep", at: "1:1281") {
        Array(String(repeating: "{\"a\":", count: 1_000_000).utf8)
      },
      BadFile("a message with 100,000 branches in each other", "words/syntax", at: "1:3644") {
        let branches = String(repeating: "{a, select, other ", count: 100_000)
        return Array("{\"driverApp\": {\"title\": \"\(branches)\"}}".utf8)
      },
      BadFile("a text that is cut off", "json/syntax", at: "1:25") {
        Array(#"{"driverApp": {"title": "Kursy"#.utf8)
      },
      BadFile("no object", "words/no-namespace", at: nil) { Array("[]".utf8) },
    ]
  )
  func catalogue(file: BadFile) throws {
    let run = try refused(project(polish: file.bytes()))
    #expect(run.status == 1)
    #expect(run.output.contains(file.heading(of: "i18n/pl.json")), "\(run.output)")
    #expect(run.errors.contains("; nothing was written; more on it: bottle explain \(file.id)\n"))
  }

  @Test("a byte order mark is taken, and linted")
  func byteOrderMark() throws {
    let project = try project(polish: Array("\u{FEFF}\(Self.good)".utf8))
    let run = try Run(["lint"], in: project.url)
    #expect(run.status == 0)
    #expect(run.output.contains("i18n/pl.json:1:1: warning[json/byte-order-mark]"), "\(run.output)")
  }

  @Test("a file of a gigabyte")
  func gigabyte() throws {
    let project = try project(polish: [])
    let file = project.url.appending(path: "i18n/pl.json")
    // Sparse: the disk holds nothing of it.
    try FileHandle(forWritingTo: file).truncate(atOffset: 1 << 30)
    let run = try refused(project)
    #expect(run.status == 1)
    #expect(
      run.output == """
        i18n/pl.json: error[sources/unreadable]: cannot read `i18n/pl.json`: it is larger than 256 MiB

        """
    )
  }

  @Test("a folder where a file should be")
  func folder() throws {
    let project = try project(polish: [])
    try project.remove("i18n/pl.json")
    try project.write("i18n/pl.json/x", [])
    let run = try refused(project)
    #expect(run.status == 1)
    #expect(run.output.contains("i18n/pl.json: error[sources/unreadable]: cannot read"))
  }

  @Test("links that lead nowhere, or in a circle", arguments: ["nowhere", "pl.json"])
  func links(target: String) throws {
    let project = try project(polish: [])
    let path = project.url.appending(path: "i18n/pl.json").path
    try project.remove("i18n/pl.json")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    let run = try refused(project)
    #expect(run.status == 1)
    #expect(run.output.contains("i18n/pl.json: error[sources/unreadable]: cannot read"))
  }

  @Test("a pipe, which nobody ever writes to")
  func pipe() throws {
    let project = try project(polish: [])
    try project.remove("i18n/pl.json")
    unsafe mkfifo(project.url.appending(path: "i18n/pl.json").path, 0o600)
    let run = try refused(project)
    #expect(run.status == 1)
    #expect(run.output.contains("i18n/pl.json: error[sources/unreadable]: cannot read"))
  }

  @Test(
    "a file that may not be read is the machine's failure",
    .enabled(if: Run.User.unprivileged.canRun, "nobody else may run the command here"),
    arguments: ["i18n/pl.json", "bottle.yaml"]
  )
  func permission(path: String) throws {
    let project = try project(polish: Array(Self.good.utf8))
    let file = project.url.appending(path: path).path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
    let run = try refused(project, as: .unprivileged)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == "bottle: error: cannot read `\(path)`: permission denied\n")
  }

  @Test("a locale twice, in two spellings")
  func twice() throws {
    let project = try project(polish: Array(Self.good.utf8))
    try project.write("i18n/PL.json", Array(Self.good.utf8))
    let run = try refused(project)
    #expect(run.status == 1)
    #expect(run.output.contains("i18n/pl.json: error[words/duplicate-locale]"), "\(run.output)")
  }

  @Test(
    "in bottle.yaml",
    arguments: [
      BadFile("nothing at all", "config/empty", at: nil) { [] },
      BadFile("a million arrays in each other", "yaml/too-deep", at: "1:263") {
        Array("words: ".utf8) + Array(repeating: UInt8(ascii: "["), count: 1_000_000)
      },
      BadFile("aliases that double forty times", "yaml/alias-expansion", at: "15:18") {
        let lines = (1...40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }
        return Array(("a0: &a0 [x, x]\n" + lines.joined()).utf8)
      },
      BadFile("a mapping that is cut off", "yaml/syntax", at: "1:2") { Array("{".utf8) },
      BadFile("a path out of the project", "config/invalid-value", at: "1:11") {
        Array("manifest: ../../etc/manifest".utf8)
      },
    ]
  )
  func configuration(file: BadFile) throws {
    let project = try TemporaryFolder()
    try project.write("bottle.yaml", file.bytes())
    let run = try refused(project)
    #expect(run.status == 1)
    #expect(run.output.contains(file.heading(of: "bottle.yaml")), "\(run.output)")
  }

  @Test("bottle.yaml is a folder")
  func configurationFolder() throws {
    let run = try refused(TemporaryFolder(holding: ["bottle.yaml/x": ""]))
    #expect(run.status == 1)
    #expect(run.output.contains("bottle.yaml: error[sources/unreadable]: cannot read"))
  }
}

/// A file with something wrong in it, made when it is needed: some are large.
struct BadFile: Sendable, CustomTestStringConvertible {
  let name: String
  let id: String
  /// The line and column; nil where the whole file is meant.
  let position: String?
  let bytes: @Sendable () -> [UInt8]

  init(
    _ name: String,
    _ id: String,
    at position: String?,
    bytes: @escaping @Sendable () -> [UInt8]
  ) {
    self.name = name
    self.id = id
    self.position = position
    self.bytes = bytes
  }

  var testDescription: String { name }

  /// How the report on it begins.
  func heading(of path: String) -> String {
    "\(path):\(position.map { "\($0):" } ?? "") error[\(id)]: "
  }
}
