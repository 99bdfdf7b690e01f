import Locales
import Testing

@Suite("Conditions of plural rules")
struct PluralConditionTests {
  @Test(
    "for integers, what fractions are asked about is answered",
    arguments: [
      ("en", PluralCategory.one, "n = 1"),
      ("pl", .few, "n % 10 = 2..4 and n % 100 != 12..14"),
      ("cs", .many, nil),
      ("da", .one, "n = 1"),
      ("lv", .zero, "n % 10 = 0 or n % 100 = 11..19"),
      ("fr", .many, "n != 0 and n % 1000000 = 0"),
      ("fil", .one, "n = 1,2,3 or n % 10 != 4,6,9"),
      ("am", .one, "n = 0 or n = 1"),
      ("en", .few, nil),
    ] as [(String, PluralCategory, String?)]
  )
  func forIntegers(text: String, category: PluralCategory, expected: String?) throws {
    let rules = PluralRules.cardinal(for: try LanguageTag.parse(text).get())
    let condition = rules.condition(of: category).forIntegers
    #expect(condition == .never || condition.description == expected)
    #expect((condition == .never) == (expected == nil))
  }

  @Test("other holds always")
  func other() throws {
    let rules = PluralRules.cardinal(for: try LanguageTag.parse("en").get())
    #expect(rules.condition(of: .other) == .always)
    #expect(rules.condition(of: .other).forIntegers == .always)
  }

  @Test("an integer has the same category by the conditions for integers")
  func sameForIntegers() throws {
    for text in ["en", "fr", "pl", "cs", "ar", "lv", "lt", "sl", "cy", "tzm", "kw", "br", "mk"] {
      let tag = try LanguageTag.parse(text).get()
      for rules in [PluralRules.cardinal(for: tag), .ordinal(for: tag)] {
        let conditions = rules.categories.map { rules.condition(of: $0).forIntegers }
        for value in Array(0...1_100) + [10_000, 100_000, 1_000_000, 1_000_001] {
          let operands = PluralOperands(value)
          let index = conditions.firstIndex { $0.holds(for: operands) }
          #expect(
            index.map { rules.categories[$0] } == rules.category(of: value),
            "\(text) \(value)"
          )
        }
      }
    }
  }
}
