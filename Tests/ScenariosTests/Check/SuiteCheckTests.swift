import Diagnostics
import Scenarios
import TestSupport
import Testing

/// What no schema can say of a suite; the explanations' examples show the rest of it.
@Suite("Checks of a suite")
struct SuiteCheckTests {
  private static let schema = """
    {"$defs": {
      "seen": {"type": "object", "required": ["errors"], "additionalProperties": false, "properties": {
        "errors": {"type": "array", "items": {"enum": ["tooMany"]}}}}},
     "properties": {"cases": {"items": {"properties": {
       "expect": {"$ref": "partial/gas-1.json#/$defs/seen"}}}}}}
    """

  /// What is told of a suite of a rule, a case that shows it, and a case that shows its edge.
  private func told(
    show: String = #""input": {"went": 9}, "expect": {"errors": []}"#,
    edge: String = #""tags": ["edge"], "input": {"went": 10}, "expect": {"errors": ["tooMany"]}"#,
    version: String = "1.0.0",
    rule: String = ""
  ) -> [String] {
    let text = """
      {
        "$schema": "schema/gas-1.json",
        "suite": "gas", "format": 1, "version": "\(version)", "caseCount": 2,
        "about": "How many bottles go.",
        "rules": {"D1": {"must": "More than 9 is too many.", "since": "1.0.0"\(rule)}},
        "cases": [
          {"id": "gas/nine", "title": "nine go", "rules": ["D1"], \(show)},
          {"id": "gas/ten", "title": "ten are too many", "rules": ["D1"], \(edge)}
        ]
      }
      """
    let files = ScenarioFiles(
      folder: "spec",
      suites: [SourceFile(path: "spec/gas-scenarios.json", bytes: Array(text.utf8))],
      schemas: [SourceFile(path: "spec/schema/gas-1.json", bytes: Array(Self.schema.utf8))]
    )
    return ScenarioProject(files).diagnostics.map { "\($0.id): \($0.message)" }
  }

  @Test("a suite in which nothing is wrong is told nothing")
  func right() { #expect(told() == []) }

  @Test(
    "a word inside a matcher is held to the schema, and counts as expected where it is wanted",
    arguments: [
      (#"{"$has": ["tooMany"]}"#, []),
      (#"{"$unordered": ["tooMany"]}"#, []),
      (
        #"{"$not": ["tooMany"]}"#,
        [
          "scenarios/unused-code: no case expects `tooMany`, so no app has to show it"
        ]
      ),
      (
        #"{"$has": ["tooMuch"]}"#,
        [
          "scenarios/schema: `tooMuch` is none of the words that stand here",
          "scenarios/unused-code: no case expects `tooMany`, so no app has to show it",
        ]
      ),
    ] as [(String, [String])]
  )
  func matchers(errors: String, expected: [String]) {
    let edge = #""tags": ["edge"], "input": {"went": 10}, "expect": {"errors": \#(errors)}"#
    #expect(told(edge: edge) == expected)
  }

  @Test("a misspelt member in what is expected is refused, though it would match nothing")
  func misspelt() {
    #expect(
      told(show: #""input": {}, "expect": {"erors": {"$absent": true}}"#) == [
        "scenarios/schema: there is no `erors` here"
      ]
    )
  }

  @Test("a case that is gone shows nothing any more, and goes itself after a minor version")
  func gone() {
    let edge = #""tags": ["edge"], "gone": "1.1.0", "input": {}, "expect": {"errors": ["tooMany"]}"#
    let uncovered = [
      "scenarios/uncovered-rule: no case shows an edge of the rule D1, so an app can break it unseen",
      "scenarios/unused-code: no case expects `tooMany`, so no app has to show it",
    ]
    #expect(told(edge: edge, version: "1.2.0") == uncovered)
    #expect(
      told(edge: edge, version: "1.3.0") == [
        "scenarios/version: the case is gone since 1.1.0, and stays for one minor version only"
      ] + uncovered
    )
    #expect(
      told(edge: edge, version: "1.0.0").first
        == "scenarios/version: the case says `gone` 1.1.0, and the suite is at 1.0.0"
    )
  }

  @Test("a rule that is gone needs no case, and no case shows nothing but such rules")
  func goneRule() {
    #expect(
      told(version: "1.1.0", rule: #", "gone": "1.1.0""#) == [
        "scenarios/version: every rule of the case is gone, so it shows nothing",
        "scenarios/version: every rule of the case is gone, so it shows nothing",
      ]
    )
  }
}
