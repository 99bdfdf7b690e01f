import ScenarioKit
import Testing

@Suite("Reading a suite")
struct SuiteReadingTests {
  private static let story = """
        { "id": "doors/opens", "title": "it opens", "rules": ["A1"], "tags": ["edge"], "from": "locked",
          "given": { "door": "ajar" },
          "steps": [ { "do": "turn", "key": "k1", "expect": { "door": "open" } } ],
          "finally": { "keys": [] } }
    """

  @Test("A story has its fixture with its own members over it, its steps and its end")
  func story() throws {
    let suite = try SmallSuite.read(Self.story)
    #expect(suite.name == "doors")
    #expect(suite.rule("A1")?.says == "A door opens with its key.")
    #expect(suite.rule("A2")?.isJudgedOnPhone == true)
    let scenario = try #require(suite["doors/opens"])
    #expect(scenario.given == ["door": "ajar", "keys": ["k1"]])
    #expect(scenario.tags == [.edge])
    #expect(scenario.steps.map(\.value) == [["do": "turn", "key": "k1"]])
    #expect(scenario.steps[0].expect?.written == ["door": "open"])
    #expect(scenario.finally?.written == ["keys": []])
    #expect(!scenario.isRow)
  }

  @Test("A row is one step, which judges its input")
  func row() throws {
    let suite = try SmallSuite.read(
      #"{ "id": "doors/a", "title": "a", "rules": ["A1"], "input": [1], "expect": 2 }"#
    )
    let scenario = try #require(suite.cases.first)
    #expect(scenario.isRow)
    #expect(scenario.given == [:])
    #expect(scenario.steps.map(\.value) == [["do": "judge", "input": [1]]])
    #expect(scenario.steps[0].expect?.written == 2)
  }

  @Test("Every value has its line and its column")
  func places() throws {
    let scenario = try #require(try SmallSuite.read(Self.story).cases.first)
    #expect(scenario.location.description == "spec/mobile/doors-scenarios.json:11:13")
    let expected = try #require(scenario.steps[0].expect)
    let difference = try #require(expected.differences(from: ["door": "shut"]).first)
    #expect(difference.description == "/door: open ≠ shut")
    #expect(scenario.source.location(of: difference.span).line == 13)
    #expect(scenario.source.location(of: difference.span).column == 67)
  }
}
