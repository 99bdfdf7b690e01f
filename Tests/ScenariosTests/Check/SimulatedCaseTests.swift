import Diagnostics
import ScenarioKit
import Scenarios
import Testing

@testable import Simulation

@Suite("Cases of simulated runs")
struct SimulatedCaseTests {
  private static let rules = [
    "I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "I9", "I10", "I11", "I12", "I13", "O7", "O14",
    "O33",
  ].compactMap(Violation.Rule.init)

  /// All that happened in the run of a seed, as if it had broken a rule.
  private static func scenario(_ seed: Int) -> String {
    let run = SimulatedRun(seed: UInt64(seed), Simulator.core, keepsMoves: true)
    let rule = rules[seed % rules.count]
    let violation = Violation(rule: rule, what: #"the "write" is \ gone"#)
    let failing = FailingRun(
      run.moves,
      of: run.moves.count,
      breaking: violation,
      [],
      Simulator.core,
      WorldSettings()
    )
    return failing.scenario(id: "outbox/simulated/seed-\(seed)")
  }

  @Test("one that is pasted into the suite is as its schema has it, whatever happened and broke")
  func pasted() throws {
    #expect(Self.rules.count == 16)
    var files = try SharedScenarios.files()
    let place = try #require(
      files.suites.firstIndex { $0.path.hasSuffix("/outbox-scenarios.json") }
    )
    let text = String(decoding: files.suites[place].bytes, as: UTF8.self)
    let seeds = 0..<64
    let cases = seeds.map { "\(Self.scenario($0))," }.joined()
    let count = try #require(ScenarioProject(files).suites.first { $0.suite.name == "outbox" })
      .suite.cases.count
    let pasted =
      text
      .replacing("\"caseCount\": \(count)", with: "\"caseCount\": \(count + seeds.count)")
      .replacing("\"cases\": [", with: "\"cases\": [\(cases)")
    files.suites[place] = SourceFile(path: files.suites[place].path, bytes: Array(pasted.utf8))
    let project = ScenarioProject(files)
    #expect(project.diagnostics.filter { $0.severity >= .warning }.map(\.message) == [])
    let suite = try #require(project.suites.first { $0.suite.name == "outbox" })
    #expect(suite.suite.cases.count == count + seeds.count)
  }
}
