import Foundation
import ScenarioKit
import Testing

@Suite("Running a suite")
struct ScenarioRunnerTests {
  /// Each case's id, and what became of it in words.
  private func run(
    _ cases: String,
    count: Int = 1,
    limit: Duration = .seconds(10),
    only: ScenarioFilter = .all
  ) async throws -> [String] {
    let suite = try SmallSuite.read(cases, count: count)
    let report = await ScenarioRunner(limit: limit).run(suite, only: only, on: Door.init)
    return report.results.map { result in
      switch result.outcome {
      case .passed: "\(result.scenario.id) passed"
      case .failed(let faults):
        "\(result.scenario.id) failed: "
          + faults.map { "\(suite.source.location(of: $0.span).line) \($0.moment) \($0.message)" }
          .joined(separator: "; ")
      case .error(let fault):
        "\(result.scenario.id) error: \(suite.source.location(of: fault.span).line) \(fault.message)"
      case .skipped(let skip): "\(result.scenario.id) skipped: \(skip.why) \(skip.issue ?? "")"
      case .knownFailure, .unexpectedPass: "\(result.scenario.id) known"
      }
    }
  }

  @Test("A story passes where every step and its end are as expected")
  func passes() async throws {
    let found = try await run(
      """
          { "id": "doors/opens", "title": "t", "rules": ["A1"], "from": "locked",
            "steps": [ { "do": "turn", "key": "k2", "expect": { "door": "shut" } },
                       { "do": "turn", "key": "k1", "expect": { "door": "open" } } ],
            "finally": { "keys": ["k1"] } }
      """
    )
    #expect(found == ["doors/opens passed"])
  }

  @Test("A case fails at the first step that is not as expected, with all that is wrong there")
  func fails() async throws {
    let found = try await run(
      """
          { "id": "doors/opens", "title": "t", "rules": ["A1"],
            "steps": [ { "do": "turn", "key": "k2" },
                       { "do": "turn", "key": "k1",
                         "expect": { "door": "open",
                                     "handle": "down" } },
                       { "do": "kick", "expect": {} } ] }
      """
    )
    #expect(
      found == [
        "doors/opens failed: 14 step 2, turn /door: open ≠ shut;"
          + " 15 step 2, turn /handle: down ≠ nothing"
      ]
    )
  }

  @Test("What the end gives is compared with `finally`")
  func end() async throws {
    let found = try await run(
      """
          { "id": "doors/a", "title": "t", "rules": ["A1"], "from": "locked",
            "steps": [ { "do": "wave" } ],
            "finally": { "keys": [] } }
      """
    )
    #expect(found == ["doors/a failed: 13 finally /keys: 0 items ≠ 1 item"])
  }

  @Test("A subject that throws, and one that takes too long, is charged to the one case")
  func errors() async throws {
    let found = try await run(
      """
          { "id": "doors/a", "title": "t", "rules": ["A1"],
            "steps": [ { "do": "kick", "expect": { "door": "open" } } ] },
          { "id": "doors/b", "title": "t", "rules": ["A1"],
            "steps": [ { "do": "wait", "expect": { "door": "open" } } ] },
          { "id": "doors/c", "title": "t", "rules": ["A1"], "input": 1, "expect": 1.0 },
          { "id": "doors/d", "title": "t", "rules": ["A1"],
            "steps": [ { "do": "wait", "expect": { "door": "open" } } ] }
      """,
      count: 4,
      limit: .milliseconds(50)
    )
    #expect(
      found == [
        "doors/a error: 12 the subject throws: the hinge is broken",
        "doors/b error: 14 the subject takes longer than 0.05 seconds over it",
        "doors/c passed",
        "doors/d error: 17 the subject takes longer than 0.05 seconds over it",
      ]
    )
  }

  @Test(
    "What always holds in a suite is judged after every step, though the case says nothing of it"
  )
  func invariants() async throws {
    let text = """
      { "suite": "position", "format": 1, "version": "1.0.0", "caseCount": 1, "about": "Places.",
        "rules": { "P1": { "must": "x", "since": "1.0.0" } },
        "cases": [
          { "id": "position/a", "title": "t", "rules": ["P1"], "steps": [
            { "do": "fix" },
            { "do": "setOff", "expect": { "why": "soon" } } ] } ] }
      """
    let suite = try ScenarioSuite.read(SmallSuite.file(text))
    let report = await ScenarioRunner().run(suite) { SaysSent() }
    guard case .failed(let faults) = report.results[0].outcome else {
      Issue.record("it does not fail")
      return
    }
    #expect(faults.allSatisfy { $0.moment == .step(0, "fix") })
    #expect(
      faults.map(\.message).contains(
        "always: a position goes if and only if a fix is sent, and then one (P13)"
      )
    )
    #expect(suite.source.location(of: faults[0].span).line == 5)
  }

  /// Says that it sends a fix, and asks for nothing.
  private struct SaysSent: ScenarioSubject {
    func begin(_ given: JSONValue) {}
    func perform(_ step: JSONValue) -> JSONValue { ["send": true, "why": "soon", "requests": []] }
    func finish() -> JSONValue { [:] }
  }

  @Test("A subject that does not give its thread back is charged to the one case, too")
  func hangs() async throws {
    let suite = try SmallSuite.read(
      """
          { "id": "doors/a", "title": "t", "rules": ["A1"], "input": 1, "expect": 1 },
          { "id": "doors/b", "title": "t", "rules": ["A1"], "input": 2, "expect": 2 }
      """,
      count: 2
    )
    let report = await ScenarioRunner(limit: .seconds(1)).run(suite) { Sleeper() }
    #expect(report.results.map(\.outcome.words) == ["error", "passed"])
  }

  /// Holds its thread for a while where it is given a 1.
  private struct Sleeper: ScenarioSubject {
    func begin(_ given: JSONValue) {}
    func perform(_ step: JSONValue) -> JSONValue {
      if step["input"] == 1 { Thread.sleep(forTimeInterval: 2) }
      return step["input"] ?? nil
    }
    func finish() -> JSONValue { [:] }
  }

  @Test("A case that is retired, or that the subject cannot run, is skipped and says why")
  func skips() async throws {
    let found = try await run(
      """
          { "id": "doors/a", "title": "t", "rules": ["A1"], "gone": "1.5.0", "input": 1, "expect": 2 },
          { "id": "doors/b", "title": "t", "rules": ["A1"], "given": { "skip": true },
            "input": 1, "expect": 2 }
      """,
      count: 2
    )
    #expect(
      found == [
        "doors/a skipped: retired in 1.5.0 ",
        "doors/b skipped: there is no door https://doors.example/1",
      ]
    )
  }

  @Test("Only the cases that a pattern covers are run")
  func filters() async throws {
    let cases = """
          { "id": "doors/a/one", "title": "t", "rules": ["A1"], "input": 1, "expect": 1 },
          { "id": "doors/b/one", "title": "t", "rules": ["A1"], "input": 1, "expect": 1 }
      """
    #expect(try await run(cases, count: 2, only: .matching("doors/b/*")) == ["doors/b/one passed"])
    #expect(try await run(cases, count: 2, only: .matching("doors/*")) == [])
    #expect(try await run(cases, count: 2, only: .matching("doors/**")).count == 2)
  }
}
