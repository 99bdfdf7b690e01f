import ScenarioKit
import Testing

@Suite("What ScenarioKit and the runner in Kotlin do alike")
struct SharedTableTests {
  @Test("what is seen differs from what is expected as `matching.json` says")
  func matching() throws {
    for row in try SharedTable.rows("matching") {
      let expect = try #require(row["expect"])
      let suite = try SmallSuite.read(
        """
        { "id": "doors/a", "title": "t", "rules": ["A1"], "input": 1,
          "expect": \(String(decoding: expect.json, as: UTF8.self)) }
        """
      )
      let expectation = try #require(suite.cases[0].steps[0].expect)
      let differences = expectation.differences(from: try #require(row["seen"]))
      let expected = try #require(row["differences"]?.items)
      #expect(differences.map { .string($0.description) } == expected)
    }
  }

  @Test("a text is the value that `reading.json` says, or is refused")
  func reading() throws {
    for row in try SharedTable.rows("reading") {
      let text = try #require(row["text"]?.string)
      let value = try? JSONValue(json: Array(text.utf8))
      #expect(value == row["value"], "\(text.debugDescription)")
      #expect((value == nil) == (row["refused"] == true), "\(text.debugDescription)")
    }
  }
}
