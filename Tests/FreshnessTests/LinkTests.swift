import Outputs
import TestSupport
import Testing

@testable import Freshness

/// Links that make two paths of one file, or lead nowhere.
@Suite("Symbolic links among the outputs")
struct LinkTests {
  @Test("a folder that is a link to nothing, or to itself, is not ours, and stops everything")
  func folder() throws {
    for target in ["../nothing", "b"] {
      let project = try TemporaryFolder()
      try project.link("generated/b", to: target)
      let outputs = ["generated/a": generated("1"), "generated/b/c/x": generated("1")]
      let reason =
        target == "b" ? "its symbolic links lead in a circle" : "it is a symbolic link to nothing"
      #expect(
        try project.check(outputs) == [
          "generated/a missing", "generated/b/c/x not ours (\(reason))",
        ]
      )
      #expect(try project.generate(outputs, force: true) == nil)
      #expect(project.files.isEmpty)
    }
  }

  @Test("an output that is an input by another name is never written, even by force")
  func input() throws {
    let project = try TemporaryFolder(holding: ["in.json": "source", "in/b.json": generated("b")])
    try project.link("generated/a", to: "../in.json")
    try project.link("generated/in", to: "../in")
    let outputs = ["generated/a": generated("1"), "generated/in/b.json": generated("1")]
    let inputs: [ProjectPath] = ["in.json", "in/b.json"]
    #expect(
      try project.plan(outputs, inputs: inputs).drift.map(\.line) == [
        "generated/a not ours (through a symbolic link it is `in.json`)",
        "generated/in/b.json not ours (through a symbolic link it is `in/b.json`)",
      ]
    )
    #expect(try project.generate(outputs, inputs: inputs, force: true) == nil)
    #expect(try project.text("in.json") == "source")
    #expect(try project.text("in/b.json") == generated("b"))
  }

  @Test("neither is an input that is an output by another name")
  func inputLink() throws {
    let project = try TemporaryFolder(holding: ["generated/a": generated("source")])
    try project.link("in.json", to: "generated/a")
    let outputs = ["generated/a": generated("1")]
    #expect(try project.generate(outputs, inputs: ["in.json"], force: true) == nil)
    #expect(try project.text("generated/a") == generated("source"))
  }

  @Test("nor a manifest that is one")
  func manifest() throws {
    let project = try TemporaryFolder(holding: ["in.json": "source"])
    try project.link("generated/manifest", to: "../in.json")
    #expect(
      try project.generate(["generated/a": generated("1")], inputs: ["in.json"], force: true) == nil
    )
    #expect(project.files == ["generated/manifest", "in.json"])
  }

  @Test("two outputs that are one file are told, before there is one and after")
  func two() throws {
    let outputs = ["generated/a/x": generated("1"), "generated/b/x": generated("2")]
    for files in [["generated/b/y": ""], ["generated/b/x": generated("old")]] {
      let project = try TemporaryFolder(holding: files)
      try project.link("generated/a", to: "b")
      let before = project.contents
      #expect(
        try project.check(outputs).first
          == "generated/a/x not ours (through a symbolic link it is `generated/b/x`)"
      )
      #expect(try project.generate(outputs, force: true) == nil)
      #expect(project.contents == before)
    }
  }

  @Test("when a folder moved and left a link behind, what is new is not deleted through it")
  func moved() throws {
    let project = try TemporaryFolder()
    try project.generate(["generated/ios/a": generated("1"), "generated/ios/b": generated("1")])
    for name in ["a", "b"] { try project.write("app/\(name)", generated("1")) }
    try project.remove("generated/ios")
    try project.link("generated/ios", to: "../app")
    let outputs = ["app/a": generated("1")]
    #expect(
      try project.generate(outputs) == ["deleted generated/ios/b", "updated generated/manifest"]
    )
    #expect(try project.text("app/a") == generated("1"))
    #expect(try project.check(outputs).isEmpty)
  }
}
