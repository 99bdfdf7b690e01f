import Catalogue
import CatalogueFixtures
import Diagnostics
import Locales
import Testing

@Suite("A sentence is what its locale would print for a combination")
struct SentencePatternTests {
  /// The sentences of every combination, plurals written as `[one:… other:…]`.
  private func sentences(
    _ texts: KeyValuePairs<String, String>,
    locale: Int = 0
  ) throws -> [String: String] {
    let fixture = CatalogueFixture(texts)
    let key = try #require(fixture.plan.keys.first, "\(fixture.findings)")
    let rules = fixture.plan.rules[locale]
    return Dictionary(
      uniqueKeysWithValues: key.combinations.map { combination in
        (
          KeyPlan.parts(of: combination).joined(separator: "/"),
          print(key.sentence(of: locale, for: combination, rules))
        )
      }
    )
  }

  private func print(_ sentence: Sentence, _ pieces: Range<Int>? = nil) -> String {
    sentence.indices(in: pieces ?? 0..<sentence.pieces.count).map { index in
      switch sentence.pieces[index] {
      case .text(let from, let to):
        String(decoding: sentence.texts[Int(from)..<Int(to)], as: UTF8.self)
      case .value(let number): "$\(number)"
      case .open(let tag): "<\(sentence.name(tag))>"
      case .close(let tag): "</\(sentence.name(tag))>"
      case .form(let category, _):
        "\(category.rawValue):" + print(sentence, sentence.range(within: index))
      case .plural:
        "["
          + sentence.indices(within: index)
          .map { print(sentence, $0..<sentence.range(within: $0).upperBound) }
          .joined(separator: " ") + "]"
      }
    }.joined()
  }

  @Test("the platform's plural has exactly the locale's categories, filled from `other`")
  func categories() throws {
    let texts: KeyValuePairs = [
      "en": #"{"k": "{n, plural, one {# stop} other {# stops}}"}"#,
      "pl": #"{"k": "{n, plural, one {# x} few {# y} other {# z}}"}"#,
      "ja": #"{"k": "{n}件"}"#,
    ]
    #expect(try sentences(texts) == ["": "[one:$1 stop other:$1 stops]"])
    #expect(try sentences(texts, locale: 2) == ["": "[one:$1 x few:$1 y many:$1 z other:$1 z]"])
    #expect(try sentences(texts, locale: 1) == ["": "$2件"])
  }

  @Test("an exact number that only another locale names is printed by its category")
  func exactElsewhere() throws {
    let texts: KeyValuePairs = [
      "en": #"{"k": "{n, plural, =1 {A} =2 {B} other {# C}}"}"#,
      "pl": #"{"k": "{n, plural, one {# x} few {# y} many {# z} other {# z}}"}"#,
    ]
    #expect(
      try sentences(texts, locale: 1) == [
        "eq1": "$1 x", "eq2": "$1 y", "": "[one:$1 x few:$1 y many:$1 z other:$1 z]",
      ]
    )
  }

  @Test("an exact number is compared whole, its category is that of the number less the offset")
  func offset() throws {
    let texts: KeyValuePairs = [
      "en":
        #"{"k": "{n, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}"}"#,
      "de": #"{"k": "{n, plural, offset:1 one {du und # anderer} other {du und # andere}}"}"#,
    ]
    #expect(
      try sentences(texts, locale: 1) == [
        "eq1": "du und $1 andere", "": "[one:du und $1 anderer other:du und $1 andere]",
      ]
    )
  }

  @Test(
    "`#` is the number inside a tag, the inner plural's in an inner plural, and text in a select"
  )
  func pound() throws {
    #expect(
      try sentences(["en": #"{"k": "{n, plural, one {<b>#</b>} other {<b>#</b>s}}"}"#])
        == ["": "[one:<b>$1</b> other:<b>$1</b>s]"]
    )
    #expect(
      try sentences(["en": #"{"k": "{a, plural, other {{b, plural, one {#} other {#s}}}}"}"#])
        == ["": "[one:$2 other:$2s]"]
    )
    #expect(
      try sentences([
        "en": #"{"k": "{n, plural, one {x} other {{g, select, m {# his} other {# hers}}}}"}"#
      ])
        == ["m": "[one:x other:# his]", "other": "[one:x other:# hers]"]
    )
  }

  @Test("two plurals of one number are two occurrences of one selector")
  func twoOccurrences() throws {
    #expect(
      try sentences([
        "en": #"{"k": "{n, plural, =0 {No} other {#}} {t} {n, plural, one {bid} other {bids}}"}"#
      ]) == [
        "eq0": "No $2 bids", "": "[one:$1 other:$1] $2 [one:bid other:bids]",
      ]
    )
  }
}
