import Foundation
import Outputs
import TestSupport
import Testing

@testable import Freshness

@Suite("Looking around")
struct SurveyTests {
  private func paths(_ survey: Survey) -> [String] { survey.files.map(\.path) }

  @Test("files nearer to the root come first, and folders that are not entered stay unseen")
  func order() throws {
    let project = try TemporaryFolder(holding: [
      "z.json": "12345", "a/b/c.json": "", "a/x.css": "", "node_modules/y/z.json": "", "B/q": "",
    ])
    let survey = try project.disk().survey(limit: 100) { $0 != "node_modules" }
    #expect(paths(survey) == ["z.json", "B/q", "a/x.css", "a/b/c.json"])
    #expect(survey.files[0].size == 5)
    #expect(!survey.isCutShort && survey.failures.isEmpty)
  }

  @Test("links to folders are not followed, links to files are files, the rest is nothing")
  func links() throws {
    let project = try TemporaryFolder(holding: ["in/a.json": "a", "../outside/b.json": "b"])
    try project.link("in/up", to: "..")
    try project.link("in/self", to: "self")
    try project.link("in/nothing", to: "absent")
    try project.link("in/file", to: "a.json")
    try project.link("outside", to: "../outside")
    #expect(unsafe mkfifo(project.path("in/pipe").path, 0o600) == 0)
    let survey = try project.disk().survey(limit: 100) { _ in true }
    #expect(paths(survey) == ["in/a.json", "in/file"])
    #expect(survey.failures.isEmpty)
  }

  @Test("a folder that is closed is told, and its neighbours are seen", arguments: [EACCES, EIO])
  func closed(code: Int32) throws {
    let project = try TemporaryFolder(holding: ["a/x": "", "b/y": "", "c": ""])
    // Opening takes two calls, the root's listing one, and its entries five.
    let disk = try project.disk(FaultyFileSystem { $0 == 8 ? SystemError(code: code) : nil })
    let survey = try disk.survey(limit: 100) { _ in true }
    #expect(paths(survey) == ["c", "b/y"])
    #expect(survey.failures.map(\.path) == ["a"])
  }

  @Test("a root that is closed is a failure")
  func closedRoot() throws {
    let project = try TemporaryFolder(holding: ["a": ""])
    let disk = try project.disk(FaultyFileSystem { $0 == 2 ? SystemError(code: EACCES) : nil })
    #expect(throws: DiskError.self) { try disk.survey(limit: 100) { _ in true } }
  }

  @Test("the limit counts folders too, and is told when it is met", arguments: [0, 1, 3, 4, 5])
  func limit(limit: Int) throws {
    let project = try TemporaryFolder(holding: ["a/b/c": "", "d": ""])
    let survey = try project.disk().survey(limit: limit) { _ in true }
    #expect(survey.isCutShort == (limit < 4))
    #expect(paths(survey) == (limit < 2 ? [] : limit < 4 ? ["d"] : ["d", "a/b/c"]))
  }

  @Test("a new file is written only where nothing stands")
  func newFile() throws {
    let project = try TemporaryFolder(holding: ["there": "mine"])
    try project.link("dangling", to: "nothing")
    let disk = try project.disk()
    let bytes = Array("new".utf8)
    #expect(try !disk.writeNew(bytes, to: "there"))
    #expect(try !disk.writeNew(bytes, to: "dangling"))
    #expect(try disk.writeNew(bytes, to: "free"))
    #expect(try project.text("there") == "mine")
    #expect(!project.files.contains("nothing"))
    #expect(try project.text("free") == "new")
  }
}
