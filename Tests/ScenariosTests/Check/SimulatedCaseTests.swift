import Diagnostics
import DriverRules
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

  private func scenario(_ moves: [Move]) -> String {
    FailingRun(
      moves,
      of: moves.count,
      breaking: Violation(rule: .I1, what: "write 0 is nowhere"),
      [],
      Simulator.core,
      WorldSettings()
    ).scenario(id: "outbox/simulated/short")
  }

  @Test("a crash stands before the step that it is in, and what is not possible is no step")
  func written() {
    let work = Array(repeating: Move.work(slot: 0), count: 40)
    let ended: [Move] = [.press(DriverPress(0, in: 0, .cash)), .kill(slot: 0, torn: 12)]
    let sent: [Move] = [.press(DriverPress(1, in: 0, .load))] + work
    let answered: [Move] = [.arrive(1, .recorded), .withdraw(5), .answer(1)]
    let moves = [.start(slot: 0)] + work + ended + [.start(slot: 0)] + work + sent + answered
    #expect(
      scenario(moves) == """
        {
          "id": "outbox/simulated/short",
          "title": "I1: write 0 is nowhere", "rules": ["O1"],
          "tags": ["regression"], "from": "sam", "given": { "keys": ["k1", "k2"], "compactFrom": 1500 },
          "steps": [
            { "do": "crash", "kind": "process", "at": "midWrite", "bytes": 12 },
            { "do": "record", "write": { "kind": "cash", "id": "w0", "roundId": "r1" } },
            { "do": "open" },
            { "do": "record", "write": { "kind": "load", "id": "w1", "roundId": "r1" } },
            { "do": "answer" }
          ],
          "finally": { "api": { "recorded": { "$has": ["k2"] } } }
        }

        """
    )
  }

  @Test("what the driver was told is not recorded is not expected, until it is pressed for again")
  func notRecorded() {
    let work = Array(repeating: Move.work(slot: 0), count: 40)
    var press = DriverPress(0, in: 0, .cash)
    let once = [.start(slot: 0)] + work + [.press(press), .work(slot: 0, .refused)] + work
    #expect(scenario(once).contains(##""finally": { "api": { "recorded": { "$has": [] } } }"##))
    press.presses = 1
    let twice = scenario(once + [.press(press)] + work)
    #expect(twice.contains(##""finally": { "api": { "recorded": { "$has": ["k2"] } } }"##))
  }
}
