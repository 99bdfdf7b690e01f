import ScenarioKit
import Testing

@Suite("JSON values")
struct JSONValueTests {
  @Test("Members are equal in any order, numbers by value, texts by scalars")
  func equality() {
    #expect(["a": 1, "b": [2.5, nil]] as JSONValue == ["b": [2.5, nil], "a": 1.0])
    #expect("\u{E9}" as JSONValue != "e\u{301}")
    #expect(["\u{E9}": 1] as JSONValue != ["e\u{301}": 1])
    #expect(1 as JSONValue != "1")
  }

  @Test("A member is found by its key's scalars")
  func members() {
    let value: JSONValue = ["count": 3.0, "caf\u{E9}": true]
    #expect(value["count"]?.int == 3)
    #expect(value["cafe\u{301}"] == nil)
  }
}
