import Diagnostics
import Documents
import DriverScenarios
import JSONText
import ScenarioKit
import Scenarios
import Testing

@Suite("The shared scenarios")
struct SharedScenariosTests {
  @Test("are as their schemas have them, and every rule has a case and an edge")
  func right() throws {
    let project = ScenarioProject(try SharedScenarios.files())
    #expect(project.diagnostics.filter { $0.severity >= .warning } == [])
    #expect(
      Set(project.suites.map(\.suite.name))
        .isSuperset(of: ["day", "delivery", "load", "position", "session"])
    )
  }

  @Test("a case that alone shows a rule or an edge cannot go unseen, whichever it is")
  func removal() throws {
    let files = try SharedScenarios.files()
    var lone = 0
    for suite in ScenarioProject(files).suites.map(\.suite) {
      for removed in suite.cases where Self.isAlone(removed, in: suite) {
        lone += 1
        var without = files
        without.suites = [Self.without(removed, suite)]
        without.schemas.removeAll {
          !$0.path.hasSuffix("/\(suite.name)-1.json") && !$0.path.hasSuffix("/scenarios-1.json")
        }
        let told = ScenarioProject(without).diagnostics.filter {
          $0.id == "scenarios/uncovered-rule"
        }
        let rules = removed.rules.compactMap { suite.rule($0)?.span }
        #expect(told.contains { rules.contains($0.place?.span ?? Span(0, 0)) }, "\(removed.id)")
      }
    }
    #expect(lone >= 50, "there are few such cases")
  }

  /// Whether a case is the only one to show one of its rules, or that rule's edge.
  private static func isAlone(_ scenario: Scenario, in suite: ScenarioSuite) -> Bool {
    let isEdge = scenario.tags.contains(.edge)
    return scenario.rules.contains { rule in
      suite.rule(rule)?.strength == .must
        && suite.cases.filter {
          $0.gone == nil && $0.rules.contains(rule) && $0.tags.contains(.edge) == isEdge
        }.count == 1
    }
  }

  /// The suite's file without a case, and with the count put right; what stands before the cases keeps
  /// its place.
  private static func without(_ scenario: Scenario, _ suite: ScenarioSuite) -> SourceFile {
    var bytes = suite.source.file.bytes
    let cases = suite.document.member("cases")?.value
    guard case .array(let items)? = cases?.value,
      let index = items.firstIndex(where: { $0.span == scenario.span })
    else { return suite.source.file }
    let start = index > 0 ? items[index - 1].span.end : items[index].span.start
    let end = index > 0 || items.count == 1 ? items[index].span.end : items[index + 1].span.start
    bytes.replaceSubrange(start..<end, with: [])
    if let count = suite.document.member("caseCount")?.value.span {
      let fewer = "\(items.count - 1)".utf8
      // As many bytes as before, so that nothing moves.
      let padding = Array(
        repeating: UInt8(ascii: " "),
        count: count.end - count.start - fewer.count
      )
      bytes.replaceSubrange(count.start..<count.end, with: padding + Array(fewer))
    }
    return SourceFile(path: suite.source.file.path, bytes: bytes)
  }

  @Test("what the reference rules show is all that the schemas require, after every step")
  func seen() async throws {
    let project = ScenarioProject(try SharedScenarios.files())
    let judge = SchemaJudge(project.library)
    for suite in project.suites {
      guard let subject = ReferenceSubject.all.first(where: { $0.suite == suite.suite.name }) else {
        continue
      }
      for scenario in suite.liveCases {
        let running = subject.make()
        try await running.begin(scenario.given)
        let rowSchema = scenario.isRow ? suite.schema["judged"] : nil
        let schema = try #require(rowSchema ?? suite.schema["seen"])
        for step in scenario.steps {
          let seen = try await running.perform(step.value)
          let faults = judge.faults(of: try Self.node(seen), by: schema)
          #expect(faults.map(\.message) == [], "\(scenario.id), step \(step.index + 1)")
        }
        let end = try await running.finish()
        if let schema = suite.schema["finish"] {
          #expect(judge.faults(of: try Self.node(end), by: schema).map(\.message) == [])
        }
      }
    }
  }

  private static func node(_ value: JSONValue) throws -> DocumentNode {
    try #require(JSONReader.read(SourceFile(path: "seen", bytes: value.json)).root)
  }
}
