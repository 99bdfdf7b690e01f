import Outputs
import TestSupport
import Testing

@testable import Freshness

@Suite("Doing what is planned")
struct ApplyTests {
  @Test("after any change the plan is empty and a second run touches nothing", arguments: 0..<50)
  func idempotent(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let project = try TemporaryFolder()
    for _ in 0..<4 {
      let outputs = someOutputs(&random)
      #expect(try project.generate(outputs) != nil)
      #expect(try project.check(outputs).isEmpty)
      #expect(project.files == (Array(outputs.keys) + ["generated/manifest"]).sorted())
      for (path, text) in outputs { #expect(try project.text(path) == text) }
      let times = project.files.map(project.changeTime)
      #expect(try project.generate(outputs) == [])
      #expect(project.files.map(project.changeTime) == times)
      // Generated files come back after they are lost.
      if let lost = outputs.keys.sorted().first { try project.remove(lost) }
    }
  }

  @Test("only files that differ are written")
  func untouched() throws {
    let project = try TemporaryFolder()
    try project.generate(["generated/a": generated("1"), "generated/b": generated("1")])
    let time = project.changeTime("generated/a")
    try project.generate(["generated/a": generated("1"), "generated/b": generated("2")])
    #expect(project.changeTime("generated/a") == time)
  }

  @Test("the manifest alone is flushed to the disk, and last")
  func order() throws {
    let project = try TemporaryFolder()
    try project.generate(["generated/old/x": generated("1"), "generated/a": generated("1")])
    let fileSystem = FaultyFileSystem()
    try project.generate(
      ["generated/a": generated("2"), "generated/new/y": generated("1")],
      on: fileSystem
    )
    let effects: Set = [
      "makeFolder", "moveFile", "removeFile", "removeFolder", "flush",
    ]
    #expect(
      fileSystem.calls.filter(effects.contains) == [
        // What a killed run may have left, in each folder.
        "removeFile", "removeFile", "removeFile",
        // The manifest with both versions, then the files.
        "moveFile", "moveFile", "makeFolder", "moveFile",
        // The orphan, its folder, and the one above that stays.
        "removeFile", "removeFolder", "removeFolder",
        "flush", "moveFile",
      ]
    )
  }

  @Test("what a killed run left behind a link is swept away, too")
  func sweptBehindLink() throws {
    let project = try TemporaryFolder(holding: ["app/\(Disk.temporaryName)": "half"])
    try project.link("generated/a", to: "../app/a")
    try project.write("app/a", generated("old"))
    try project.generate(["generated/a": generated("old")])
    #expect(project.files == ["app/a", "generated/a", "generated/manifest"])
  }

  @Test("what a killed run left is swept away even where nothing is written")
  func swept() throws {
    let project = try TemporaryFolder()
    let outputs = ["generated/b/a": generated("1")]
    try project.generate(outputs)
    try project.write("generated/b/\(Disk.temporaryName)", "half")
    try project.write("generated/\(Disk.temporaryName)", "half")
    #expect(try project.generate(outputs) == [])
    #expect(project.files == ["generated/b/a", "generated/manifest"])
  }

  private func someOutputs(_ random: inout SeededGenerator) -> [String: String] {
    var outputs: [String: String] = [:]
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let folder = ["", "a/", "b/", "b/c/", "b/c/d/"].randomElement(using: &random) ?? ""
      let name = "f\(Int.random(in: 0..<4, using: &random))"
      outputs["generated/\(folder)\(name)"] = generated("\(Int.random(in: 0..<3, using: &random))")
    }
    return outputs
  }
}
