import Catalogue
import CatalogueFixtures
import Diagnostics
import Testing

@Suite("A source that no accessor can be made of is refused at its place")
struct SourceTests {
  @Test(
    "each mistake is found at its place",
    arguments: [
      (#"{"a.b": "x", "c": {"d": "y"}}"#, ["words/dotted-key at \"a.b\" in en"]),
      (#"{"a": "x", "a.b": "y"}"#, ["words/shape-conflict at \"a.b\" in en"]),
      (#"{"a.b": "y", "a": "x"}"#, ["words/shape-conflict at \"a\" in en"]),
      (
        #"{"a": 1, "b": [], "c": null, "d": true}"#,
        [
          "words/not-text at 1 in en", "words/not-text at [] in en", "words/not-text at null in en",
          "words/not-text at true in en",
        ]
      ),
      (#"{"": "x"}"#, ["words/empty-key at \"\" in en"]),
      (#"{"fooBar": "x", "foo_bar": "y"}"#, ["words/name-collision at \"y\" in en"]),
      (#"{"foo-bar": "x", "fooBar": "y"}"#, ["words/name-collision at"]),
      (#"{"a": {"b": "x"}, "a_b": "y"}"#, ["words/name-collision at \"y\" in en"]),
      (#"{"a": {"b": "x"}, "A": {"c": "y"}}"#, ["words/name-collision at \"y\" in en"]),
      (
        #"{"fooBar": {"b": "x"}, "foobar": {"c": "y"}}"#, ["words/name-collision at \"y\" in en"]
      ),
      (#"{"bottleLocale": "x"}"#, ["words/name-collision at \"x\" in en"]),
      (#"{"tab": "x"}"#, ["words/library-name at \"x\" in en"]),
      (#"{"k": "{n, plural, other {#}} {n, date}"}"#, ["words/type-conflict at {n, date} in en"]),
      (
        #"{"k": "{n, number, ::compact-short}"}"#,
        ["words/unsupported-format at {n, number, ::compact-short} in en"]
      ),
      (#"{"permissions": {"camra": "x"}}"#, ["words/unknown-permission at \"camra\" in en"]),
      (#"{"permissions": {"camera": "x {y}"}}"#, ["words/permission-not-plain at \"x {y}\" in en"]),
    ]
  )
  func mistakes(source: String, expected: [String]) {
    let findings = CatalogueFixture(["en": source]).findings
    #expect(findings.count == expected.count, "\(findings)")
    for (finding, beginning) in zip(findings, expected) {
      #expect(finding.hasPrefix(beginning))
    }
  }

  @Test("a key has at most 100 arguments")
  func tooManyArguments() {
    let message = (0..<101).map { "{a\($0)}" }.joined()
    let fixture = CatalogueFixture(["en": #"{"k": "\#(message)"}"#])
    #expect(
      fixture.diagnostics.map(\.message) == [
        "this message has 101 arguments, and more than 100 are refused"
      ]
    )
    #expect(fixture.plan.keys.isEmpty)
  }

  @Test("a key needs at most 512 sentences")
  func tooManyCombinations() {
    let words = (0..<9).map { "w\($0) {x}" }.joined(separator: " ")
    let message = (0..<3).map { "{a\($0), select, \(words) other {y}}" }.joined()
    let fixture = CatalogueFixture(["en": #"{"k": "\#(message)"}"#])
    #expect(
      fixture.diagnostics.map(\.message) == [
        "this message needs 10 (a0) × 10 (a1) × 10 (a2) = 1000 sentences, "
          + "and more than 512 are refused"
      ]
    )
    #expect(fixture.plan.keys.isEmpty)
  }

  @Test("a key that is a message here and a group there is refused in the translation")
  func shapeConflict() {
    let fixture = CatalogueFixture(["en": #"{"home": "x"}"#, "pl": #"{"home": {"a": "b"}}"#])
    #expect(fixture.findings == ["words/shape-conflict at \"home\" in pl"])
  }

  @Test("a key that the source lacks is told of")
  func extraKey() {
    let fixture = CatalogueFixture(["en": #"{"a": "x"}"#, "pl": #"{"a": "y", "b": {"c": "z"}}"#])
    #expect(fixture.findings == ["words/extra-key at \"b\" in pl"])
  }

  @Test("what the oldest system cannot print is an error that names the version")
  func oldestSystem() {
    let fixture = CatalogueFixture(
      ["en": #"{"a": "{d, date}", "b": "<b>x</b>", "c": "{x}"}"#],
      oldest: .init(android: 25, apple: 14)
    )
    #expect(
      fixture.diagnostics.map(\.message) == [
        "`a` prints a date or a time, which needs Android API level 26, but android.minSdk is 25",
        "`a` prints a number or a plural, which needs iOS 15, but ios.minimum is 14",
        "`b` prints text with tags, which needs iOS 15, but ios.minimum is 14",
      ]
    )
  }
}
