import Locales
import Testing

@Suite("Plural rules")
struct PluralRulesTests {
  private func cardinal(_ text: String) throws -> PluralRules {
    .cardinal(for: try LanguageTag.parse(text).get())
  }

  @Test(
    "a locale has CLDR's full set of categories, an integer perhaps fewer",
    arguments: [
      ("en", "one other", "one other"),
      ("fr", "one many other", "one many other"),
      ("es-MX", "one many other", "one many other"),
      ("pl", "one few many other", "one few many"),
      ("cs", "one few many other", "one few other"),
      ("lt", "one few many other", "one few other"),
      ("ar", "zero one two few many other", "zero one two few many other"),
      ("he", "one two other", "one two other"),
      ("lv", "zero one other", "zero one other"),
      ("ja", "other", "other"),
      ("aaa", "other", "other"),
    ]
  )
  func categories(text: String, all: String, integers: String) throws {
    let rules = try cardinal(text)
    #expect(rules.categories.map(\.name).joined(separator: " ") == all)
    #expect(rules.integerCategories.map(\.name).joined(separator: " ") == integers)
  }

  @Test("a locale without rules has those of its tag cut short, as in Intl")
  func lookUp() throws {
    #expect(try cardinal("en-GB") == cardinal("en"))
    #expect(try cardinal("sr-Latn-RS") == cardinal("sr"))
    #expect(try cardinal("ca-valencia") == cardinal("ca"))
    #expect(try cardinal("pt-PT").category(of: 0) == .other)
    #expect(try cardinal("pt").category(of: 0) == .one)
    #expect(try cardinal("pt-BR").category(of: 0) == .one)
    #expect(try cardinal("pt-AO").category(of: 0) == .one)
  }

  @Test(
    "whether a category is one integer alone, counted from 0 up",
    arguments: [
      ("en", PluralCategory.one, 1), ("fr", .one, nil), ("ru", .one, nil), ("ar", .zero, 0),
      ("ar", .two, 2), ("he", .two, 2), ("sl", .two, nil), ("lv", .zero, nil), ("pl", .one, 1),
      ("cs", .many, nil), ("cy", .many, 6), ("ja", .one, nil), ("tzm", .one, nil),
      ("en", .other, nil),
    ] as [(String, PluralCategory, Int?)]
  )
  func onlyInteger(text: String, category: PluralCategory, expected: Int?) throws {
    #expect(try cardinal(text).onlyInteger(of: category) == expected)
  }

  @Test(
    "exact values can leave nothing for a category",
    arguments: [
      ("en", [0], "one other"), ("en", [1], "other"), ("fr", [1], "one many other"),
      ("fr", [0, 1], "many other"), ("ru", [1, 21], "one few many"),
      ("ar", [2], "zero one few many other"),
      ("cs", [2, 3, 4], "one other"), ("pl", [], "one few many"),
    ]
  )
  func besides(text: String, exact: [Int], expected: String) throws {
    let left = try cardinal(text).categories(besides: exact).map(\.name)
    #expect(left.joined(separator: " ") == expected)
  }

  @Test(
    "the smallest integers of a category",
    arguments: [
      ("en", PluralCategory.one, [1]), ("fr", .many, [1_000_000]), ("cs", .many, []),
      ("pl", .few, [2, 3, 4, 22, 23, 24, 32, 33, 34, 42]),
      ("ja", .other, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), ("cy", .few, [3]),
    ]
  )
  func smallest(text: String, category: PluralCategory, expected: [Int]) throws {
    #expect(try cardinal(text).smallestIntegers(of: category) == expected)
  }

  @Test("the smallest integers of every category have that category")
  func smallestOfAll() throws {
    for text in ["en", "fr", "pl", "cs", "ar", "lv", "sl", "cy", "tzm", "kw", "br", "gd", "fil"] {
      let tag = try LanguageTag.parse(text).get()
      for rules in [PluralRules.cardinal(for: tag), .ordinal(for: tag)] {
        for category in rules.categories {
          let smallest = rules.smallestIntegers(of: category)
          #expect(smallest.allSatisfy { rules.category(of: $0) == category }, "\(text) \(category)")
          let searched = (0...3_000).filter { rules.category(of: $0) == category }.prefix(10)
          #expect(smallest.starts(with: searched), "\(text) \(category)")
        }
      }
    }
  }

  @Test("English ranks go by the last digit, but for the teens")
  func ordinals() throws {
    let rules = PluralRules.ordinal(for: try LanguageTag.parse("en-GB").get())
    let found = [1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111].map { rules.category(of: $0).name }
    #expect(
      found == [
        "one", "two", "few", "other", "other", "other", "other", "one", "two", "one", "other",
      ]
    )
  }
}
