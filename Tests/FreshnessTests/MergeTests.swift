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

  private func manifest(_ project: TemporaryFolder, _ outputs: [String: String]) throws -> String {
    try project.generate(outputs)
    return try project.text("generated/manifest")
  }
}
