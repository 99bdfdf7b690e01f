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
    arguments: [(EIO, .before), (EIO, .after), (ENOSPC, .before), (EACCES, .before)]
      as [(Int32, FaultyFileSystem.Moment)]
  )
  func oneFailure(code: Int32, moment: FaultyFileSystem.Moment) throws {
    try everyCall { number in
      FaultyFileSystem(moment) { $0 == number ? SystemError(code: code) : nil }
    } examine: { project, number in
      let left = project.files.filter { $0.hasSuffix(Disk.temporaryName) }
      #expect(left.isEmpty)
      try expectMended(project, after: number)
    }
  }

  @Test("a signal in any call makes no difference at all")
  func interrupted() throws {
    let expected = try TemporaryFolder()
    try expected.generate(old)
    try expected.generate(new)
    try everyCall { number in
      FaultyFileSystem { $0 == number ? SystemError(code: EINTR) : nil }
    } examine: { project, number in
      #expect(project.contents == expected.contents, "call \(number)")
    }
  }

  @Test("a kill at any call leaves every file whole, and the next run sweeps up")
  func killed() throws {
    try everyCall(killedAt) { project, number in try expectMended(project, after: number) }
  }

  @Test("when the inputs change after a kill, nothing looks edited and no orphan is forgotten")
  func killedThenChanged() throws {
    try everyCall(killedAt) { project, _ in
      let drift = try project.check(third)
      #expect(drift.allSatisfy { !$0.contains("edited") && !$0.contains("not ours") })
      #expect(try project.generate(third) != nil)
      #expect(project.files == ["generated/manifest", "generated/update"])
    }
  }

  @Test("what is edited by hand after a kill is not written over, whichever version it was")
  func killedThenEdited() throws {
    try everyCall(killedAt) { project, number in
      let files = project.files.filter {
        $0 != "generated/manifest" && !$0.hasSuffix(Disk.temporaryName)
      }
      let path = files[number % files.count]
      try project.write(path, generated("by hand"))
      let detail = new[path] == nil ? " (and no longer generated)" : ""
      #expect(try project.check(new).contains("\(path) edited by hand\(detail)"), "\(number)")
      #expect(try project.generate(new) == nil)
      #expect(try project.text(path) == generated("by hand"))
    }
  }

  /// A file system that does nothing more from a call on.
  private func killedAt(_ number: Int) -> FaultyFileSystem {
    FaultyFileSystem { $0 >= number ? SystemError(code: EIO) : nil }
  }

  /// Runs the same change with a disk that fails from another call on each time, until none fails.
  private func everyCall(
    _ fileSystem: (Int) -> FaultyFileSystem,
    examine: (TemporaryFolder, Int) throws -> Void
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
      try examine(project, number)
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

  /// Whether `check` names exactly what is not as it should be, and `generate` mends it.
  private func expectMended(_ project: TemporaryFolder, after number: Int) throws {
    let contents = project.contents
    let wrong = Set(old.keys).union(new.keys).sorted().compactMap { path -> String? in
      switch (contents[path] ?? nil, new[path]) {
      case (nil, .some): "\(path) missing"
      case (.some, nil): "\(path) no longer generated"
      case (let text, let wanted): text == wanted ? nil : "\(path) out of date"
      }
    }
    let drift = try project.check(new)
    if wrong.isEmpty {
      #expect(drift.isEmpty || drift == ["generated/manifest out of date"], "call \(number)")
    } else {
      #expect(drift == wrong, "call \(number)")
    }
    if try project.generate(new) == [] { #expect(drift.isEmpty) } else { #expect(!drift.isEmpty) }
    #expect(try project.check(new).isEmpty)
    #expect(project.files == (Array(new.keys) + ["generated/manifest"]).sorted())
  }
}
