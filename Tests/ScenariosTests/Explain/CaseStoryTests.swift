import Diagnostics
import ScenarioKit
import Scenarios
import Testing

@Suite("A case in plain words")
struct CaseStoryTests {
  private static let schema = """
    {"$defs": {
      "step": {"oneOf": [{"$ref": "#/$defs/tick"}, {"$ref": "#/$defs/pass"}]},
      "tick": {"title": "{quantity} of {gas.id} are ticked[ after {seconds} s]",
        "properties": {"do": {"const": "tick"}}},
      "pass": {"properties": {"do": {"const": "passAway"}}}}}
    """

  private func story(_ body: String) throws -> CaseStory {
    let text = """
      {"$schema": "schema/gas-1.json", "suite": "gas", "format": 1, "version": "1.0.0", "caseCount": 1,
       "about": "Gas.", "rules": {"D1": {"should": "Ticks stay.", "since": "1.0.0"}},
       "given": {"van": {"newIds": ["k1", "k2"], "capacity": {"full": 3}, "note": "a b"}},
       "cases": [{"id": "gas/tick", "title": "a tick stays", "rules": ["D1"], "from": "van", \(body)}]}
      """
    let files = ScenarioFiles(
      folder: "spec",
      suites: [SourceFile(path: "spec/gas-scenarios.json", bytes: Array(text.utf8))],
      schemas: [SourceFile(path: "spec/schema/gas-1.json", bytes: Array(Self.schema.utf8))]
    )
    let suite = try #require(ScenarioProject(files).suites.first)
    return CaseStory(suite.suite.cases[0], in: suite)
  }

  @Test("says what it shows and what is given")
  func head() throws {
    let story = try story(#""input": {}, "expect": {"errors": []}"#)
    #expect(story.title == "A tick stays.")
    #expect(story.rules.map(\.says) == ["Ticks stay."])
    #expect(
      story.given.map { "\($0.name): \($0.words)" } == [
        "new ids: k1, k2", "capacity: full 3", #"note: "a b""#,
      ]
    )
  }

  @Test(
    "says a step by its word's title, with the step's own values, and the rest after it",
    arguments: [
      (#"{"do": "tick", "quantity": 2, "gas": {"id": "g9"}}"#, "2 of g9 are ticked: gas (id g9)"),
      (
        #"{"do": "tick", "quantity": 2, "gas": {"id": "g9"}, "seconds": 0.5}"#,
        "2 of g9 are ticked after 0.5 s: gas (id g9)"
      ),
      (#"{"do": "passAway", "isLate": true}"#, "pass away: is late yes"),
    ]
  )
  func steps(step: String, says: String) throws {
    let story = try story(#""steps": [\#(step)], "finally": {"sent": ["k1"]}"#)
    #expect(story.moments.map(\.says) == [says])
    #expect(story.end == ["sent has k1"])
  }

  @Test(
    "says what is seen, matchers too",
    arguments: [
      (#"{"outcome": "partial", "due": 12.5}"#, ["outcome is partial", "due is 12.5"]),
      (#"{"body": {"reason": {"$absent": true}}}"#, ["body, reason is not there"]),
      (
        #"{"errors": [], "id": {"$any": true}}"#,
        ["errors has nothing in it", "id is there, whatever it is"]
      ),
      (#"{"far": {"$about": [300, 0.5]}}"#, ["far is 300, give or take 0.5"]),
      (#"{"state": {"$not": "sent"}}"#, ["state is not sent"]),
      (
        #"{"lines": {"$has": [{"gasId": "g9", "full": 1}]}}"#,
        ["lines has among others (gas id g9, full 1)"]
      ),
      (#"{"keys": {"$unordered": ["a", "b"]}}"#, ["keys has in any order a, b"]),
    ]
  )
  func seen(expect: String, clauses: [String]) throws {
    let story = try story(#""input": {"went": {"g9": 2}}, "expect": \#(expect)"#)
    #expect(story.moments.map(\.says) == ["this is judged: went (g9 2)"])
    #expect(story.moments.map(\.seen) == [clauses])
  }
}
