import Foundation
import TestSupport
import Testing

/// The verbs that try the cases of this project.
@Suite("scenarios parity and mutants")
struct ScenarioTrialTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A subject in the shell to which nothing happens.
  private static let blind = ShellSubject.script(
    #"*'"cmd":"hello"'*) rest='"protocol":1,"subject":{"name":"sh"},"suites":["position"]' ;;"#,
    #"*'"cmd":"begin"'*) rest='"ok":true' ;;"#,
    #"*'"cmd":"bye"'*) exit ;;"#,
    #"*) rest='"seen":{}' ;;"#
  )

  @Test("two that do the same agree over every seed, and what was seen is counted")
  func same() throws {
    let words = ["scenarios", "parity", "--suite", "position", "--seeds", "20"]
    let run = try Run(words, in: Self.root)
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "position: seeds 0 to 19: reference and reference agree over 20 cases")
    #expect(lines.contains { $0.hasPrefix("  first ") && $0.contains(", minute ") })
  }

  @Test("a difference is printed with its seed, both answers and the case to paste")
  func different() throws {
    let folder = try TemporaryFolder(holding: ["subject.sh": Self.blind])
    let words = [
      "scenarios", "parity", "--suite", "position", "--seed", "7", "--seeds", "3", "--b",
      "sh \(folder.path("subject.sh").path)",
    ]
    let run = try Run(words, in: Self.root)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.hasPrefix("position: seed 7: reference and b differ at step 1, "))
    #expect(run.output.contains("\n  reference: {"))
    #expect(run.output.contains("\n  b: {}\n"))
    #expect(run.output.contains("\"id\": \"position/parity/seed-7\""))
    #expect(run.output.contains("\"expect\":{"))
    let again = try Run(words + ["--format", "json"], in: Self.root)
    #expect(again.output.contains("\"difference\":{\"seed\":7,"))
  }

  @Test("mutants are of the reference rules, and are tried where those are")
  func elsewhere() throws {
    let folder = try TemporaryFolder(holding: ["bottle.yaml": "scenarios: {}\n"])
    try FileManager.default.createDirectory(
      at: folder.path("spec/mobile/schema"),
      withIntermediateDirectories: true
    )
    let run = try Run(["scenarios", "mutants"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("there is no `Sources/DriverRules`"))
  }
}
