import Foundation
import Outputs
import TestSupport
import Testing

@testable import Freshness

@Suite("Mending sources")
struct MendTests {
  private let old = ["i18n/cy.json": "old 1", "i18n/pl.json": "old 2"]
  private let mends = [
    Disk.Mend("i18n/cy.json", from: Array("old 1".utf8), to: Array("new 1".utf8)),
    Disk.Mend("i18n/pl.json", from: Array("old 2".utf8), to: Array("new 2".utf8)),
  ]

  @Test("each source is replaced and keeps its mode")
  func replaced() throws {
    let project = try TemporaryFolder(holding: old)
    let path = project.path("i18n/pl.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try project.disk().apply(mends)
    #expect(try project.text("i18n/cy.json") == "new 1")
    #expect(try project.text("i18n/pl.json") == "new 2")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o640)
    #expect(project.files == ["i18n/cy.json", "i18n/pl.json"])
  }

  @Test("where somebody changed one since it was read, none is replaced", arguments: ["mine", nil])
  func changed(text: String?) throws {
    let project = try TemporaryFolder(holding: old)
    if let text {
      try project.write("i18n/pl.json", text)
    } else {
      try project.remove("i18n/pl.json")
    }
    let before = project.contents
    let error = #expect(throws: DiskError.self) { try project.disk().apply(mends) }
    #expect(
      error?.message
        == "cannot write `i18n/pl.json`: it changed after it was read; run bottle again"
    )
    #expect(project.contents == before)
  }

  @Test("a failure of any call leaves each source whole, old or new, and nothing beside")
  func failures() throws {
    var number = 2
    while true {
      let project = try TemporaryFolder(holding: old)
      let failing = number
      let faulty = FaultyFileSystem { $0 == failing ? SystemError(code: EIO) : nil }
      let disk = try Disk(root: project.url.path, fileSystem: faulty)
      try? disk.apply(mends)
      let contents = project.contents
      #expect(["old 1", "new 1"].contains(contents["i18n/cy.json"] ?? nil), "call \(number)")
      #expect(["old 2", "new 2"].contains(contents["i18n/pl.json"] ?? nil), "call \(number)")
      #expect(project.files == ["i18n/cy.json", "i18n/pl.json"], "call \(number)")
      if faulty.calls.count <= number { break }
      number += 1
    }
    #expect(number > 20)
  }
}
