import Foundation
import Outputs
import TestSupport
import Testing

@testable import Freshness

@Suite("Two branches merged")
struct MergeTests {
  let ours = ["generated/a": generated("ours"), "generated/b": generated("1")]
  let theirs = ["generated/a": generated("theirs"), "generated/b": generated("1")]
  let both = ["generated/a": generated("both"), "generated/b": generated("1")]

  @Test("conflict markers in the manifest and in an output are out of date, and are mended")
  func conflict() throws {
    let project = try TemporaryFolder()
    let (left, right) = try (manifest(project, ours), manifest(project, theirs))
    try project.write(
      "generated/manifest",
      "<<<<<<< HEAD\n\(left)=======\n\(right)>>>>>>> theirs\n"
    )
    try project.write(
      "generated/a",
      "<<<<<<< HEAD\n\(generated("ours"))=======\n\(generated("theirs"))>>>>>>> theirs\n"
    )
    #expect(try project.check(both) == ["generated/a out of date"])
    #expect(try project.generate(both) == ["updated generated/a", "updated generated/manifest"])
    #expect(try project.check(both).isEmpty)
  }

  @Test("conflict markers in an output alone are out of date")
  func outputOnly() throws {
    let project = try TemporaryFolder()
    try project.generate(ours)
    try project.write("generated/a", "x\n<<<<<<< HEAD\n1\n=======\r\n2\n>>>>>>> theirs\n")
    #expect(try project.check(both) == ["generated/a out of date"])
    try project.write("generated/a", "x\n=======\n2\n")
    #expect(try project.check(both) == ["generated/a edited by hand"])
  }

  @Test("with merge=union a path is listed twice: out of date, whichever text git made of it")
  func union() throws {
    let project = try TemporaryFolder()
    let (left, right) = try (manifest(project, ours), manifest(project, theirs))
    try project.write("generated/manifest", left + right)
    for text in ["ours", "theirs", "merged by git"] {
      try project.write("generated/a", generated(text))
      #expect(try project.check(both) == ["generated/a out of date"])
    }
    #expect(try project.generate(both) == ["updated generated/a", "updated generated/manifest"])
  }

  @Test("a line that is merely doubled does not hide an edit")
  func doubled() throws {
    let project = try TemporaryFolder()
    let manifest = try manifest(project, ours)
    try project.write("generated/manifest", manifest + manifest)
    try project.write("generated/a", generated("by hand"))
    #expect(try project.check(both) == ["generated/a edited by hand"])
  }

  @Test("an edit elsewhere is still an edit while the manifest is in conflict")
  func elsewhere() throws {
    let project = try TemporaryFolder()
    let (left, right) = try (manifest(project, ours), manifest(project, theirs))
    try project.write("generated/manifest", left + right)
    try project.write("generated/b", generated("by hand"))
    #expect(
      try project.check(both) == ["generated/a out of date", "generated/b edited by hand"]
    )
  }

  @Test(
    "one that is no longer generated goes, whichever text git made of it",
    arguments: ["merged by git", "\n<<<<<<< HEAD\n1\n||||||| base\n2\n=======\n3\n>>>>>>> theirs"]
  )
  func orphan(text: String) throws {
    let project = try TemporaryFolder()
    let (left, right) = try (manifest(project, ours), manifest(project, theirs))
    try project.write("generated/manifest", left + right)
    try project.write("generated/a", generated(text))
    let new = ["generated/b": generated("1")]
    #expect(try project.check(new) == ["generated/a no longer generated"])
    #expect(try project.generate(new) == ["deleted generated/a", "updated generated/manifest"])
  }

  @Test("a run that is stopped while it mends a merge leaves nothing that looks edited")
  func stopped() throws {
    for number in 2... {
      let project = try TemporaryFolder()
      let (left, right) = try (manifest(project, ours), manifest(project, theirs))
      try project.write("generated/manifest", left + right)
      try project.write("generated/a", generated("merged by git"))
      let faulty = FaultyFileSystem { $0 >= number ? SystemError(code: EIO) : nil }
      let changes = try? project.generate(both, on: faulty)
      #expect(try project.check(both).allSatisfy { $0.hasSuffix("out of date") }, "\(number)")
      #expect(try project.generate(both) != nil, "\(number)")
      if changes != nil, faulty.calls.count <= number { break }
    }
  }

  private func manifest(_ project: TemporaryFolder, _ outputs: [String: String]) throws -> String {
    try project.generate(outputs)
    return try project.text("generated/manifest")
  }
}
