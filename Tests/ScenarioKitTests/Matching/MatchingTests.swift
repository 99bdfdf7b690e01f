import ScenarioKit
import Testing

@Suite("Comparing what is seen")
struct MatchingTests {
  /// The differences of what is seen from what a row expects.
  private func differences(_ expect: String, _ seen: JSONValue) throws -> [String] {
    let suite = try SmallSuite.read(
      #"{ "id": "doors/a", "title": "t", "rules": ["A1"], "input": 1, "expect": \#(expect) }"#
    )
    let expectation = try #require(suite.cases[0].steps[0].expect)
    return expectation.differences(from: seen)
      .map { "\($0)" + ($0.hint.map { " (\($0))" } ?? "") }
  }

  @Test(
    "It is as expected",
    arguments: [
      (#"{ "a": 1 }"#, ["a": 1.0, "b": 2]),
      (#"1.0"#, 1),
      (#"[1, { "a": [] }]"#, [1, ["a": [], "b": nil]]),
      (#"{ "a": { "$any": true } }"#, ["a": nil]),
      (#"{ "a": { "$absent": true } }"#, ["b": 1]),
      (#"{ "a": { "$not": { "$absent": true } } }"#, ["a": 1]),
      (#"{ "$about": [300, 0.5] }"#, 300.5),
      (#"{ "$unordered": [1, 2, 2] }"#, [2, 1, 2]),
      // The first would take what only the second can have.
      (#"{ "$unordered": [{ "$any": true }, 1] }"#, [1, 2]),
      (#"{ "$has": [2] }"#, [1, 2, 3]),
      (#"{ "$not": 2 }"#, "2"),
      (#"{ "a": null }"#, ["a": nil]),
      (#""\u00e9""#, "\u{E9}"),
    ] as [(String, JSONValue)]
  )
  func same(expect: String, seen: JSONValue) throws {
    #expect(try differences(expect, seen) == [])
  }

  @Test(
    "It is not, and each difference says where, what was expected and what was seen",
    arguments: [
      (
        #"{ "writes": [{ "state": "waiting" }] }"#, ["writes": [["state": "sending"]]],
        ["/writes/0/state: waiting ≠ sending"]
      ),
      (
        #"{ "a": 1, "b": 2, "c": 3 }"#, ["a": 0, "b": 2, "c": "3"], ["/a: 1 ≠ 0", #"/c: 3 ≠ "3""#]
      ),
      (#"{ "nextIn": 2 }"#, ["nextin": 2], ["/nextIn: 2 ≠ nothing (did you mean `nextin`?)"]),
      (#"{ "a/b~c": 2 }"#, ["a/b~c": 3], ["/a~1b~0c: 2 ≠ 3"]),
      (#"{ "a": null }"#, [:], ["/a: null ≠ nothing"]),
      (#"{ "a": { "$any": true } }"#, [:], ["/a: anything ≠ nothing"]),
      (#"{ "a": { "$absent": true } }"#, ["a": nil], ["/a: nothing ≠ null"]),
      (
        #"[1, 2]"#, [3, 2, 4],
        ["all: 2 items ≠ 3 items (the first that is too many is 4)", "/0: 1 ≠ 3"]
      ),
      (#"[[1]]"#, [["a": 1]], [#"/0: [1] ≠ {"a":1}"#]),
      (#"{ "$about": [300, 0.5] }"#, 300.6, ["all: 300 ± 0.5 ≠ 300.6"]),
      (#"{ "$unordered": [1, { "a": 2 }] }"#, [["a": 3], 1], ["/0/a: 2 ≠ 3"]),
      (#"{ "$unordered": [1, 2] }"#, [2, 1, 2], ["/2: nothing ≠ 2"]),
      (#"{ "$unordered": [2, 2] }"#, [2], ["all: an item 2 ≠ none"]),
      (#"{ "$has": [4, 5] }"#, [1, 2, 3], ["all: an item 4 ≠ none", "all: an item 5 ≠ none"]),
      (#"{ "$has": [2] }"#, "2", [#"all: an array with 2 ≠ "2""#]),
      (#"{ "$not": "open" }"#, "open", ["all: not open ≠ open"]),
      (#""\u00e9""#, "e\u{301}", ["all: \"\u{E9}\" ≠ \"e\u{301}\""]),
      (#""""#, "a b", [#"all: "" ≠ "a b""#]),
      (#"true"#, "true", [#"all: true ≠ "true""#]),
    ] as [(String, JSONValue, [String])]
  )
  func different(expect: String, seen: JSONValue, found: [String]) throws {
    #expect(try differences(expect, seen) == found)
  }
}
