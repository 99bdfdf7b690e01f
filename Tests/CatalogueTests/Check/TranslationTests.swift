import Catalogue
import CatalogueFixtures
import Diagnostics
import Locales
import Testing

@Suite("A translation is held against the source")
struct TranslationTests {
  @Test(
    "each mistake is found at its place",
    arguments: [
      ("Hi {name}", "Cześć {imię}", ["words/unknown-argument at {imię} in pl"]),
      ("Hi {name}", "Cześć", ["words/dropped-argument at \"Cześć\" in pl"]),
      ("Hi {name}", "Cześć {name, number}", ["words/type-mismatch at {name, number} in pl"]),
      ("{n, plural, one {a} other {b}}", "{n} x", []),
      (
        "{n}", "{n, plural, one {a} few {b} many {c} other {d}}", ["words/type-mismatch at n in pl"]
      ),
      ("{n, number, integer}", "{n, plural, one {a} few {b} many {c} other {d}}", []),
      ("Hi <b>you</b>", "Cześć", ["words/tag-mismatch at \"Cześć\" in pl"]),
      ("Hi", "<b>Cześć</b>", ["words/signature-changed at <b>Cześć</b> in pl"]),
      ("Hi <b>you</b>", "<i>Cześć</i>", ["words/tag-mismatch at \"<i>Cześć</i>\" in pl"]),
      (
        "{g, select, m {he} other {they}}", "{g, select, m {on} f {ona} other {oni}}",
        ["words/signature-changed at g in pl"]
      ),
      (
        "{g, select, m {he} other {they}}", "{g, select, m {on} other {{g}}}",
        ["words/signature-changed at {g} in pl"]
      ),
      (
        "{d, date}", "{d, date, ::yMMMdHm}",
        ["words/signature-changed at {d, date, ::yMMMdHm} in pl"]
      ),
      (
        "{n, plural, one {a} other {b}}", "{n, plural, one {a} few {b} other {c}}",
        ["words/missing-category at n in pl"]
      ),
      (
        "{n, plural, one {a} other {b}}", "{n, plural, one {a} two {x} few {b} many {c} other {c}}",
        ["words/unreachable-category at two in pl"]
      ),
      ("Hi", "Cześć {", ["words/syntax at"]),
    ] as [(String, String, [String])]
  )
  func mistakes(source: String, translation: String, expected: [String]) {
    let fixture = CatalogueFixture([
      "en": #"{"k": "\#(source)"}"#,
      "pl": #"{"k": "\#(translation)"}"#,
    ])
    #expect(fixture.findings.count == expected.count, "\(fixture.findings)")
    for (finding, beginning) in zip(fixture.findings, expected) {
      #expect(finding.hasPrefix(beginning))
    }
  }

  @Test("a plural branch that an exact number always wins over is never printed")
  func shadowed() {
    let fixture = CatalogueFixture(["en": #"{"k": "{n, plural, =1 {A} one {B} other {C}}"}"#])
    #expect(fixture.findings == ["words/unreachable-category at one in en"])
  }

  @Test("the number 0 is not `zero` in English, and the help says to write `=0`")
  func zeroInEnglish() {
    let fixture = CatalogueFixture(["en": #"{"k": "{n, plural, zero {A} one {B} other {C}}"}"#])
    #expect(fixture.findings == ["words/unreachable-category at zero in en"])
    #expect(fixture.diagnostics[0].help == "write `=0` for the number 0; en has `one`, `other`")
  }

  @Test("an exact number takes the place of a category with that number alone")
  func exactIsEnough() {
    let fixture = CatalogueFixture(["en": #"{"k": "{n, plural, =1 {A} other {C}}"}"#])
    #expect(fixture.findings == [])
  }

  @Test(
    "a misspelt argument is guessed, a translated one is told the source's",
    arguments: [
      ("Cześć {nmae}", "did you mean {name}?"),
      ("Cześć {imię}", "argument names are not translated; the source has {name}"),
    ]
  )
  func suggestion(translation: String, help: String) {
    let fixture = CatalogueFixture([
      "en": #"{"k": "Hi {name}"}"#, "pl": #"{"k": "\#(translation)"}"#,
    ])
    #expect(fixture.diagnostics.map(\.help) == [help])
  }

  @Test("with `broken: source` a broken translation is a warning and the source stands in")
  func brokenSource() {
    let fixture = CatalogueFixture(
      ["en": #"{"k": "Hi {name}"}"#, "pl": #"{"k": "Cześć {imię}"}"#],
      brokenStops: false
    )
    #expect(fixture.diagnostics.map(\.severity) == [.warning])
    #expect(fixture.plan.keys[0].texts[1] == nil)
    #expect(fixture.plan.keys[0].stands == [0, 0])
  }

  @Test("what is missing is shown in the nearest parent that has it")
  func parents() {
    let fixture = CatalogueFixture([
      "en": #"{"k": "a", "l": "b"}"#, "es": #"{"k": "es"}"#, "es-MX": "{}", "es-419": "{}",
    ])
    #expect(fixture.plan.locales.map(\.description) == ["en", "es", "es-419", "es-MX"])
    #expect(fixture.plan.keys[0].stands == [0, 1, 1, 1])
    #expect(fixture.plan.keys[1].stands == [0, 0, 0, 0])
  }
}
