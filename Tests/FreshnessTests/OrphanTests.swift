import Diagnostics
import Foundation
import Outputs
import TestSupport
import Testing

@testable import Freshness

@Suite("Files that are no longer generated")
struct OrphanTests {
  @Test("they go, and so do the folders that they leave empty")
  func deleted() throws {
    let project = try TemporaryFolder(holding: ["generated/keep/mine": "mine"])
    try project.generate([
      "generated/a": generated("1"), "generated/pl/deep/er/x": generated("1"),
      "generated/keep/y": generated("1"),
    ])
    #expect(
      try project.generate(["generated/a": generated("1")]) == [
        "deleted generated/keep/y", "deleted generated/pl/deep/er/x", "updated generated/manifest",
      ]
    )
    #expect(
      project.contents.keys.sorted() == [
        "generated", "generated/a", "generated/keep", "generated/keep/mine", "generated/manifest",
      ]
    )
  }

  @Test("one that is gone already only leaves the manifest, and its empty folder goes")
  func gone() throws {
    let project = try TemporaryFolder()
    try project.generate(["generated/a": generated("1"), "generated/pl/x": generated("1")])
    try project.remove("generated/pl/x")
    let new = ["generated/a": generated("1")]
    #expect(try project.check(new) == ["generated/manifest out of date"])
    #expect(try project.generate(new) == ["updated generated/manifest"])
    #expect(project.files == ["generated/a", "generated/manifest"])
    #expect(project.contents["generated/pl"] == nil)
  }

  @Test("an edited one stops everything, and goes only by force")
  func edited() throws {
    let project = try TemporaryFolder()
    try project.generate(["generated/pl": generated("1")])
    try project.write("generated/pl", generated("by hand"))
    #expect(try project.generate([:]) == nil)
    #expect(try project.text("generated/pl") == generated("by hand"))
    #expect(
      try project.generate([:], force: true) == [
        "deleted generated/pl", "updated generated/manifest",
      ]
    )
  }

  @Test("when outputs move, the old ones are found by the manifest")
  func moved() throws {
    let project = try TemporaryFolder()
    try project.generate(["generated/ios/a": generated("1")])
    let moved = ["app/generated/a": generated("1")]
    #expect(try project.generate(moved) != nil)
    #expect(project.files == ["app/generated/a", "generated/manifest"])
  }

  @Test(
    "whatever the manifest lists, only what carries our mark is deleted, even by force",
    arguments: [false, true]
  )
  func hostile(force: Bool) throws {
    let project = try TemporaryFolder(holding: [
      "src/main.swift": "let x = 1\n", "../outside": generated("1"), "edited": "by hand\n",
      "in.json": generated("an input"),
    ])
    let lines = [
      ("src/main.swift", "let x = 1\n"), ("../outside", generated("1")), ("edited", "x"),
      (project.path("in.json").path, generated("an input")), ("in.json", generated("an input")),
      ("src", "x"), (".", "x"), ("src/main.swift\0", "x"),
    ].map { path, text in
      String(decoding: Digest(of: Array(text.utf8)).hexadecimal, as: UTF8.self) + "  \(path)\n"
    }
    try project.write("generated/manifest", lines.joined())
    let outside = try project.text("../outside")
    let before = project.files
    let plan = try project.plan([:], inputs: ["in.json"])
    #expect(
      try project.generate([:], inputs: ["in.json"], force: force) == ["updated generated/manifest"]
    )
    #expect(project.files == before)
    #expect(try project.text("../outside") == outside)
    #expect(
      plan.diagnostics.map(\.place?.path) == ["edited", "in.json", "src/main.swift"]
    )
  }

  @Test("one that is a link out of the project, or behind one, is left alone")
  func links() throws {
    let project = try TemporaryFolder(holding: ["../outside/x": generated("1")])
    try project.generate(["generated/pl/x": generated("1"), "generated/q": generated("1")])
    try project.remove("generated/pl")
    try project.remove("generated/q")
    try project.link("generated/pl", to: "../../outside")
    try project.link("generated/q", to: "../../outside/x")
    #expect(try project.generate([:]) == ["updated generated/manifest"])
    #expect(try project.text("../outside/x") == generated("1"))
  }

  @Test("a manifest that lists itself is none")
  func itself() throws {
    let project = try TemporaryFolder()
    try project.generate(["generated/a": generated("1")])
    let manifest = try project.text("generated/manifest")
    try project.write(
      "generated/manifest",
      manifest + "\(String(repeating: "0", count: 32))  generated/manifest\n"
    )
    #expect(
      try project.generate(["generated/a": generated("1")]) == ["updated generated/manifest"]
    )
    #expect(try project.text("generated/manifest") == manifest)
  }

  @Test("one that is a link inside the project loses the link, not the file")
  func insideLink() throws {
    let project = try TemporaryFolder(holding: ["app/a": generated("1")])
    try project.link("generated/a", to: "../app/a")
    try project.generate(["generated/a": generated("2")])
    try project.generate([:])
    #expect(project.files == ["app/a", "generated/manifest"])
    #expect(try project.text("app/a") == generated("2"))
  }

  @Test("one that differs from an output in case only is deleted where case tells files apart")
  func caseTold() throws {
    let project = try TemporaryFolder()
    try project.generate(["generated/Foo": generated("1")])
    let new = ["generated/foo": generated("1")]
    try project.generate(new)
    #expect(project.files == ["generated/foo", "generated/manifest"])
    #expect(try project.check(new).isEmpty)
  }

  @Test("one that is an output under another case is that output where case is ignored")
  func caseIgnored() throws {
    let project = try TemporaryFolder()
    try project.generate(["generated/Foo": generated("1")])
    // Two names of one file are what such a disk shows.
    #expect(
      unsafe link(project.path("generated/Foo").path, project.path("generated/foo").path) == 0
    )
    let new = ["generated/foo": generated("1")]
    #expect(try project.generate(new) == ["updated generated/manifest"])
    #expect(try project.text("generated/foo") == generated("1"))
    #expect(try project.text("generated/Foo") == generated("1"))
  }
}
