import Diagnostics
import Outputs
import TestSupport
import Testing

@testable import Freshness

@Suite("The plan")
struct PlanTests {
  @Test("what was generated and left alone is in sync")
  func inSync() throws {
    let project = try TemporaryFolder()
    let outputs = ["generated/a": generated("1"), "generated/b/c": generated("2")]
    #expect(
      try project.generate(outputs) == [
        "created generated/a", "created generated/b/c", "created generated/manifest",
      ]
    )
    #expect(try project.check(outputs).isEmpty)
    #expect(try project.generate(outputs) == [])
  }

  @Test("each of the ways to differ has its word")
  func words() throws {
    let project = try TemporaryFolder()
    let old = [
      "generated/changed": generated("1"), "generated/deleted": generated("1"),
      "generated/edited": generated("1"), "generated/orphan": generated("1"),
      "generated/orphan-edited": generated("1"), "generated/same": generated("1"),
    ]
    try project.generate(old)
    try project.remove("generated/deleted")
    try project.write("generated/edited", generated("by hand"))
    try project.write("generated/orphan-edited", generated("by hand"))
    try project.write("generated/theirs", "somebody else's")
    try project.write("generated/folder/x", "x")
    let new = [
      "generated/changed": generated("2"), "generated/deleted": generated("1"),
      "generated/edited": generated("1"), "generated/same": generated("1"),
      "generated/theirs": generated("1"), "generated/folder": generated("1"),
    ]
    #expect(
      try project.check(new) == [
        "generated/changed out of date",
        "generated/deleted missing",
        "generated/edited edited by hand",
        "generated/folder not ours (it is a folder, not a file)",
        "generated/orphan no longer generated",
        "generated/orphan-edited edited by hand (and no longer generated)",
        "generated/theirs not ours",
      ]
    )
  }

  @Test("a file edited by hand stops everything, until it is forced")
  func edited() throws {
    let project = try TemporaryFolder()
    try project.generate(["generated/a": generated("1"), "generated/b": generated("1")])
    try project.write("generated/a", generated("by hand"))
    let before = project.contents
    let new = ["generated/a": generated("2"), "generated/b": generated("2")]
    #expect(try project.generate(new) == nil)
    #expect(project.contents == before)
    #expect(try project.generate(new, force: true)?.first == "updated generated/a")
    #expect(try project.check(new).isEmpty)
  }

  @Test("a file edited by hand to what would be written is in sync")
  func editedAlike() throws {
    let project = try TemporaryFolder()
    try project.generate(["generated/a": generated("1")])
    try project.write("generated/a", generated("2"))
    #expect(
      try project.check(["generated/a": generated("2")]) == ["generated/manifest out of date"]
    )
    #expect(try project.generate(["generated/a": generated("2")]) == ["updated generated/manifest"])
  }

  @Test("somebody else's file at an output's place stops everything, until it is forced")
  func foreign() throws {
    let project = try TemporaryFolder(holding: ["generated/a": "theirs"])
    let outputs = ["generated/a": generated("1")]
    #expect(try project.generate(outputs) == nil)
    #expect(project.contents == ["generated": nil, "generated/a": "theirs"])
    #expect(try project.generate(outputs, force: true) != nil)
    #expect(try project.check(outputs).isEmpty)
  }

  @Test("what is no file is never forced away")
  func obstacle() throws {
    let project = try TemporaryFolder(holding: ["generated/a/mine": "x"])
    #expect(try project.generate(["generated/a": generated("1")], force: true) == nil)
    #expect(project.files == ["generated/a/mine"])
  }

  @Test("without a manifest, a file with our header or with the right bytes is ours")
  func adopted() throws {
    let project = try TemporaryFolder(holding: [
      "generated/a": generated("old"), "generated/b": "same",
    ])
    let outputs = ["generated/a": generated("1"), "generated/b": "same"]
    #expect(try project.check(outputs) == ["generated/a out of date"])
    #expect(try project.generate(outputs) == ["updated generated/a", "created generated/manifest"])
  }

  @Test("a missing or damaged manifest is drift of its own")
  func manifest() throws {
    let project = try TemporaryFolder()
    let outputs = ["generated/a": generated("1")]
    try project.generate(outputs)
    let manifest = try project.text("generated/manifest")
    try project.write("generated/manifest", manifest + "junk\n")
    #expect(try project.check(outputs) == ["generated/manifest out of date"])
    try project.write("generated/manifest", "")
    #expect(try project.check(outputs) == ["generated/manifest out of date"])
    try project.remove("generated/manifest")
    #expect(try project.check(outputs) == ["generated/manifest missing"])
    try project.write("generated/manifest", "my own notes\n")
    #expect(try project.check(outputs) == ["generated/manifest not ours"])
    #expect(try project.generate(outputs) == nil)
  }

  @Test("what stands in the manifest's way is told with what it keeps from being mended")
  func manifestInTheWay() throws {
    let project = try TemporaryFolder(holding: ["generated/manifest": "my own notes\n"])
    #expect(
      try project.check(["generated/a": generated("1"), "generated/z": generated("1")]) == [
        "generated/a missing", "generated/manifest not ours", "generated/z missing",
      ]
    )
  }

  @Test("a checkout with Windows line endings is in sync, and is not rewritten")
  func windows() throws {
    let project = try TemporaryFolder()
    let outputs = ["generated/a": generated("1"), "generated/orphan": generated("1")]
    try project.generate(outputs)
    for path in project.files {
      try project.write(path, project.text(path).replacing("\n", with: "\r\n"))
    }
    #expect(try project.check(outputs).isEmpty)
    #expect(try project.generate(outputs) == [])
    let new = ["generated/a": generated("2")]
    #expect(
      try project.check(new) == ["generated/a out of date", "generated/orphan no longer generated"]
    )
    #expect(try project.generate(new) != nil)
    #expect(try project.check(new).isEmpty)
  }

  @Test("outputs with an error in their paths are never written")
  func brokenTree() throws {
    let project = try TemporaryFolder()
    let plan = try project.plan(["generated/a": "1", "generated/A": "2", "../b": "3"])
    #expect(
      plan.diagnostics.map(\.id).sorted() == ["outputs/outside-project", "outputs/same-path"]
    )
    #expect(try plan.apply(to: project.disk(), force: true) == nil)
    #expect(project.contents.isEmpty)
  }

  @Test("an output through a link that leaves the project is not ours, and is never written")
  func leavingLink() throws {
    let project = try TemporaryFolder(holding: ["../outside/a": "theirs"])
    try project.link("generated", to: "../outside")
    let outputs = ["generated/a": generated("1")]
    #expect(
      try project.check(outputs) == [
        "generated/a not ours (a symbolic link on its path leads out of the project)",
        "generated/manifest not ours (a symbolic link on its path leads out of the project)",
      ]
    )
    #expect(try project.generate(outputs, force: true) == nil)
    #expect(try project.text("../outside/a") == "theirs")
  }

  @Test("an output that is a link inside the project is compared and written through it")
  func insideLink() throws {
    let project = try TemporaryFolder(holding: ["app/a": generated("old")])
    try project.link("generated/a", to: "../app/a")
    let outputs = ["generated/a": generated("1")]
    #expect(try project.generate(outputs) != nil)
    #expect(try project.text("app/a") == generated("1"))
    #expect(try project.check(outputs).isEmpty)
  }
}
