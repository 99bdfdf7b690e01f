import Foundation
import Outputs
import TestSupport
import Testing

@testable import Freshness

/// Stops a run at every system call in turn, over creates, updates and deletions.
@Suite("A run that is stopped")
struct FaultTests {
  let old = [
    "generated/update": generated("1"), "generated/same": generated("1"),
    "generated/pl/orphan": generated("1"), "generated/pl/deep/orphan": generated("1"),
  ]
  let new = [
    "generated/update": generated("2"), "generated/same": generated("1"),
    "generated/de/created": generated("1"), "generated/created": generated("1"),
  ]
  /// What a third version of the inputs makes, where nothing is as in the other two.
  let third = ["generated/update": generated("3")]

  @Test(
    "one failing call leaves every file whole and nothing beside, and is mended by the next run",
    arguments: [EIO, ENOSPC, EACCES]
  )
  func oneFailure(code: Int32) throws {
    try everyCall { number in
      FaultyFileSystem { $0 == number ? SystemError(code: code) : nil }
    } examine: { project in
      let left = project.files.filter { $0.hasSuffix(Disk.temporaryName) }
      #expect(left.isEmpty)
    }
  }

  @Test("a kill at any call leaves every file whole, and the next run sweeps up")
  func killed() throws {
    try everyCall { number in
      FaultyFileSystem { $0 >= number ? SystemError(code: EIO) : nil }
    } examine: { _ in
    }
  }

  @Test("when the inputs change after a kill, nothing looks edited and no orphan is forgotten")
  func killedThenChanged() throws {
    try everyCall { number in
      FaultyFileSystem { $0 >= number ? SystemError(code: EIO) : nil }
    } examine: { project in
      let drift = try project.check(third)
      #expect(drift.allSatisfy { !$0.contains("edited") && !$0.contains("not ours") })
      let changes = try project.generate(third)
      #expect(changes != nil)
      #expect(project.files == ["generated/manifest", "generated/update"])
    }
  }

  /// Runs the same change with a disk that fails from another call on each time, until none fails.
  private func everyCall(
    _ fileSystem: (Int) -> FaultyFileSystem,
    examine: (TemporaryFolder) throws -> Void
  ) throws {
    var number = 2
    while true {
      let project = try TemporaryFolder()
      try project.generate(old)
      let faulty = fileSystem(number)
      var isDone = false
      do {
        isDone = try project.generate(new, on: faulty) != nil
      } catch {
        #expect(faulty.calls.count > number)
      }
      try expectWhole(project, after: number)
      try examine(project)
      let drift = try project.check(new)
      if try project.generate(new) == [] { #expect(drift.isEmpty) } else { #expect(!drift.isEmpty) }
      #expect(try project.check(new).isEmpty)
      #expect(project.files == (Array(new.keys) + ["generated/manifest"]).sorted())
      if isDone, faulty.calls.count <= number { break }
      number += 1
    }
    // Neither the scenario nor the counting has shrunk to nothing.
    #expect(number > 100)
  }

  private func expectWhole(_ project: TemporaryFolder, after number: Int) throws {
    let contents = project.contents
    for path in Set(old.keys).union(new.keys) {
      let text = contents[path] ?? nil
      #expect(text == old[path] || text == new[path], "\(path) after call \(number)")
    }
    let manifest = try project.text("generated/manifest")
    #expect(GeneratedHeader.stands(in: Array(manifest.utf8)))
    #expect(manifest.hasSuffix("\n"))
  }
}
