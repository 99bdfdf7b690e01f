import Diagnostics
import Outputs
import TestSupport
import Testing

@testable import Freshness

@Suite("A plan about some of the outputs")
struct PartialPlanTests {
  private func file(_ input: String, _ body: String) -> String {
    GeneratedHeader(from: input).line(.slashes) + "\n\(body)\n"
  }

  private func plan(
    _ outputs: [String: String],
    only input: String?,
    on disk: Disk
  ) throws(DiskError) -> Plan {
    let tree = FileTree(
      outputs.map { OutputFile(path: ProjectPath($0.key), bytes: Array($0.value.utf8)) },
      manifest: "generated/manifest"
    )
    return Plan(
      try Snapshot(of: tree, manifest: "generated/manifest", on: disk),
      marks: [input.map { .header(from: $0) } ?? .header],
      isPartial: input != nil
    )
  }

  @Test("what is of other inputs stays as it is and listed, out of date or not")
  func others() throws {
    let project = try TemporaryFolder()
    let disk = try project.disk()
    let words = ["out/a": file("words", "1"), "out/b": file("words", "1")]
    let colors = ["out/c": file("colors", "1"), "out/d": file("colors", "1")]
    _ = try plan(words.merging(colors) { $1 }, only: nil, on: disk).apply(to: disk)
    try project.remove("out/d")

    let partial = try plan(["out/a": file("words", "2")], only: "words", on: disk)
    #expect(
      partial.drift.map(\.line) == ["out/a out of date", "out/b no longer generated"]
    )
    #expect(
      try partial.apply(to: disk)?.map { "\($0.kind.rawValue) \($0.path.string)" } == [
        "updated out/a", "deleted out/b", "updated generated/manifest",
      ]
    )
    #expect(try plan(["out/a": file("words", "2")], only: "words", on: disk).drift.isEmpty)
    let whole = try plan(["out/a": file("words", "2")].merging(colors) { $1 }, only: nil, on: disk)
    #expect(whole.drift.map(\.line) == ["out/d missing"])
  }

  @Test("a manifest that is not there yet lists what there is")
  func first() throws {
    let project = try TemporaryFolder()
    let disk = try project.disk()
    let words = ["out/a": file("words", "1")]
    _ = try plan(words, only: "words", on: disk).apply(to: disk)
    #expect(try plan(words, only: nil, on: disk).drift.isEmpty)
  }
}
