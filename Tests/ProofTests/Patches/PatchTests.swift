import Foundation
import Freshness
import Outputs
import TestSupport
import Testing

/// The tools that people apply patches with take ours, and leave the project as `generate` would.
@Suite("Patches and their tools")
struct PatchTests {
  private static let manifest: ProjectPath = "out/manifest"

  private func plan(_ outputs: [String: [UInt8]], on disk: Disk) throws -> Plan {
    let tree = FileTree(
      outputs.map { OutputFile(path: ProjectPath($0.key), bytes: $0.value) },
      manifest: Self.manifest
    )
    return Plan(try Snapshot(of: tree, manifest: Self.manifest, on: disk), marks: [.header])
  }

  /// Applies a project's patch with a tool, and says what the tool had to say.
  private func apply(_ words: [String], to project: TemporaryFolder, _ plan: Plan) throws {
    var bytes: [UInt8] = []
    for line in plan.patch { line.append(to: &bytes) }
    let scratch = try TemporaryFolder("patch")
    let patch = try scratch.write("patch", bytes)
    try Program.succeed(
      words.map { $0 == "PATCH" ? patch.path : $0 },
      in: project,
      environment: ["GIT_CEILING_DIRECTORIES": project.url.deletingLastPathComponent().path]
    )
  }

  private func commands() -> [[String]] {
    [
      [Tool.git.path ?? "git", "apply", "--verbose", "PATCH"],
      [Tool.patch.path ?? "patch", "-p1", "--no-backup-if-mismatch", "-i", "PATCH"],
    ]
  }

  private struct Case {
    var random: SeededGenerator
    private static let names = [
      "a.xml", "b c.txt", "é.swift", "ru\"n.kt", "back\\slash", "-x", "ж/д/list", " lead", "tab",
    ]
    private static let header = GeneratedHeader(from: "in").line(.slashes)

    /// Outputs as an earlier or a later version would have them.
    mutating func outputs() -> [String: [UInt8]] {
      var outputs: [String: [UInt8]] = [:]
      for name in Self.names where Int.random(in: 0..<4, using: &random) > 0 {
        let path = "out/\(name)"
        outputs[path] = text()
      }
      return outputs
    }

    private mutating func text() -> [UInt8] {
      let variety = Bool.random(using: &random) ? 4 : 1000
      let lines = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        [
          "- \(Int.random(in: 0..<variety, using: &random))", "-- a", "@@ -1 +1 @@", "", "\\",
          "x\ry",
        ][
          min(5, Int.random(in: 0...15, using: &random) / 3)
        ]
      }
      let end = Bool.random(using: &random) ? "\n" : ""
      return Array(([Self.header] + lines).joined(separator: "\n").utf8) + Array(end.utf8)
    }

    /// Damages what lies on disk as people do.
    mutating func disturb(_ project: TemporaryFolder) throws {
      for path in project.files where path != "out/manifest" {
        let text = try project.text(path)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: try project.remove(path)
        case 1: try project.write(path, text + "by hand")
        case 2: try project.write(path, text.replacing("\n", with: "\r\n"))
        case 3: try project.write(path, "")
        default: break
        }
      }
    }
  }

  @Test("any project is in sync once its patch is applied", arguments: 0..<40)
  func property(seed: UInt64) throws {
    guard Tool.areHere([.git, .patch]) else { return }
    for command in commands() {
      var random = Case(random: SeededGenerator(seed: seed))
      let project = try TemporaryFolder("patched")
      let disk = try Disk(root: project.url.path)
      if seed % 5 > 0 { _ = try plan(random.outputs(), on: disk).apply(to: disk) }
      try random.disturb(project)
      let outputs = random.outputs()
      let before = try plan(outputs, on: disk)
      if before.drift.isEmpty { continue }
      try apply(command, to: project, before)
      let left = try plan(outputs, on: disk).drift
      #expect(left.isEmpty, "\(command[0]): \(left)")
    }
  }
}
