import Diagnostics
import Outputs
import TestSupport
import Testing

@testable import Freshness

@Suite("What made a file out of date")
struct CauseTests {
  /// The plan of one file, a line a part, over the one that was written for `old`.
  private func causes(
    _ old: [String],
    _ new: [String],
    disturb: (TemporaryFolder) throws -> Void = { _ in }
  ) throws -> [String] {
    let project = try TemporaryFolder()
    let disk = try project.disk()
    _ = try plan(old, on: disk).apply(to: disk)
    try disturb(project)
    return try plan(new, on: disk).drift.flatMap(\.causes).map(\.name)
  }

  private func plan(_ lines: [String], on disk: Disk) throws -> Plan {
    var parts = Parts()
    var bytes = Array(generated("").utf8)
    for (index, line) in lines.enumerated() {
      parts.begin(index, at: bytes.count)
      bytes += "\(line)\n".utf8
    }
    let file = OutputFile(path: "out/a", MadeText(bytes: bytes, parts: parts)) { item in
      Origin("line \(item)", at: Place(path: "in", span: Span(item, item)))
    }
    let tree = FileTree([file], manifest: "out/manifest")
    let snapshot = try Snapshot(of: tree, manifest: "out/manifest", on: disk)
    return Plan(snapshot, marks: [.header])
  }

  @Test(
    "the lines that come, not those that go or stay",
    arguments: [
      (["a", "b", "c"], ["a", "B", "c"], ["line 1"]),
      (["a", "c"], ["a", "b", "c", "d"], ["line 1", "line 3"]),
      (["a", "b", "c"], ["a", "c"], []),
      (["a", "b"], ["a,", "b,", "c"], ["line 2"]),
    ]
  )
  func lines(old: [String], new: [String], causes: [String]) throws {
    #expect(try self.causes(old, new) == causes)
  }

  @Test("a checkout with CR LF is no cause")
  func carriageReturns() throws {
    let found = try causes(["a", "b"], ["a", "c"]) { project in
      try project.write("out/a", try project.text("out/a").replacing("\n", with: "\r\n"))
    }
    #expect(found == ["line 1"])
  }

  @Test("an edit by hand and a missing file are nobody's in the sources")
  func others() throws {
    #expect(try causes(["a"], ["b"]) { try $0.write("out/a", generated("mine")) } == [])
    #expect(try causes(["a"], ["b"]) { try $0.remove("out/a") } == [])
  }
}
