import Foundation
import Outputs
import TestSupport
import Testing

@testable import Freshness

@Suite("Writing")
struct DiskWriteTests {
  @Test("a file is written whole, however little one call takes, and nothing is left beside it")
  func whole() throws {
    let project = try TemporaryFolder(holding: ["out/a": "old"])
    let text = String(repeating: "line\n", count: 100)
    try project.disk(FaultyFileSystem()).write(Array(text.utf8), to: "out/a")
    #expect(project.contents == ["out": nil, "out/a": text])
  }

  @Test("a signal in any call makes no difference")
  func interrupted() throws {
    let project = try TemporaryFolder(holding: ["out/a": "old"])
    let fileSystem = FaultyFileSystem { $0.isMultiple(of: 2) ? SystemError(code: EINTR) : nil }
    try project.disk(fileSystem).write(Array("new".utf8), to: "out/a", flushing: true)
    #expect(project.contents == ["out": nil, "out/a": "new"])
  }

  @Test("a file keeps its mode", arguments: [0o755, 0o600, 0o444])
  func mode(mode: Int) throws {
    let project = try TemporaryFolder(holding: ["a": "old"])
    try FileManager.default.setAttributes(
      [.posixPermissions: mode],
      ofItemAtPath: project.path("a").path
    )
    try project.disk().write(Array("new".utf8), to: "a")
    #expect(try project.text("a") == "new")
    #expect(try permissions(project, "a") == mode)
  }

  @Test("a new file gets what the process's mask leaves")
  func newMode() throws {
    let project = try TemporaryFolder(holding: ["other": ""])
    try project.disk().write([], to: "a")
    #expect(try permissions(project, "a") == permissions(project, "other"))
  }

  @Test("a link inside the project stays a link, and its target is written")
  func throughLink() throws {
    let project = try TemporaryFolder(holding: ["real/a": "old"])
    try project.link("out/a", to: "../real/a")
    try project.disk().write(Array("new".utf8), to: "out/a")
    #expect(try project.text("real/a") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: project.path("out/a").path)
        == "../real/a"
    )
    #expect(project.files == ["out/a", "real/a"])
  }

  @Test(
    "a link that leads elsewhere is refused, and so is a folder",
    arguments: ["file", "folder", "nothing", "circle", "into/a"]
  )
  func refused(name: String) throws {
    let project = try TemporaryFolder(holding: ["../outside/a": "theirs", "folder/x": ""])
    try project.link("file", to: "../outside/a")
    try project.link("into", to: "../outside")
    try project.link("nothing", to: "absent")
    try project.link("circle", to: "circle")
    let problems: [String: DiskProblem] = [
      "file": .leavesProject, "folder": .isFolder, "nothing": .linkToNothing, "circle": .linkCircle,
      "into/a": .leavesProject,
    ]
    let before = project.contents
    let error = #expect(throws: DiskError.self) {
      try project.disk().write(Array("new".utf8), to: ProjectPath(name))
    }
    #expect(error?.problem == problems[name])
    #expect(project.contents == before)
    #expect(try project.text("../outside/a") == "theirs")
  }

  @Test("a folder whose name only begins like the project's is outside")
  func prefix() throws {
    let project = try TemporaryFolder(holding: ["../project2/a": "theirs"])
    try project.link("out", to: "../project2")
    #expect(throws: DiskError(.write, "out", .leavesProject)) {
      try project.disk().write([], to: "out/a")
    }
    #expect(throws: DiskError(.delete, "out", .leavesProject)) {
      try project.disk().delete("out/a")
    }
    #expect(throws: DiskError(.create, "out/b/c", .leavesProject)) {
      try project.disk().makeFolders("out/b/c")
    }
    #expect(try project.text("../project2/a") == "theirs")
  }

  @Test(
    "a path that leaves the project by its spelling is refused",
    arguments: ["../x", "/tmp/x", "a/../../x", "", "a\0"]
  )
  func spelling(path: String) throws {
    let project = try TemporaryFolder()
    #expect(throws: DiskError.self) { try project.disk().write([], to: ProjectPath(path)) }
    #expect(throws: DiskError.self) { try project.disk().delete(ProjectPath(path)) }
  }

  @Test("what a killed run left is written over")
  func leftover() throws {
    let project = try TemporaryFolder(holding: [Disk.temporaryName: "half"])
    try project.disk().write(Array("new".utf8), to: "a")
    #expect(project.contents == ["a": "new"])
  }

  @Test("folders are made down to the last")
  func folders() throws {
    let project = try TemporaryFolder(holding: ["a/x": ""])
    try project.disk().makeFolders("a/b/c")
    try project.disk().makeFolders("a/b/c")
    #expect(project.contents.keys.sorted() == ["a", "a/b", "a/b/c", "a/x"])
  }

  @Test("a folder cannot be made where a link leads to nothing, or a file stands")
  func noFolder() throws {
    let project = try TemporaryFolder(holding: ["file": ""])
    try project.link("nothing", to: "absent")
    #expect(throws: DiskError(.create, "nothing/a", .linkToNothing)) {
      try project.disk().makeFolders("nothing/a")
    }
    #expect(throws: DiskError(.create, "file/a", .belowFile)) {
      try project.disk().makeFolders("file/a")
    }
  }

  @Test("a link is deleted, its target is not; what is missing is as good as deleted")
  func delete() throws {
    let project = try TemporaryFolder(holding: ["real/a": "text"])
    try project.link("a", to: "real/a")
    try project.disk().delete("a")
    try project.disk().delete("a")
    try project.disk().delete("absent/a")
    #expect(project.files == ["real/a"])
  }

  @Test("empty folders go, up to one that is not empty")
  func prune() throws {
    let project = try TemporaryFolder(holding: ["a/x": "", "a/b/c/d/y": ""])
    try project.remove("a/b/c/d/y")
    try project.disk().prune("a/b/c/d")
    #expect(project.contents.keys.sorted() == ["a", "a/x"])
    try project.remove("a/x")
    try project.disk().prune("a/gone")
    #expect(project.contents.isEmpty)
  }

  private func permissions(_ project: TemporaryFolder, _ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: project.path(path).path)[.posixPermissions]
      as? Int
  }
}
