import Locales
import Testing

@testable import Emitters

@Suite("Plural rules as code")
struct PluralRulesCodeTests {
  private func branches(_ tag: String, ordinal: Bool = false) throws -> [String] {
    let tag = try #require(LanguageTag(tag))
    let rules: PluralRules = ordinal ? .ordinal(for: tag) : .cardinal(for: tag)
    return PluralRules.alike([(tag.description, rules)]).flatMap { shared in
      shared.branches.map { branch in
        let condition = branch.condition == .always ? "else" : branch.condition.code(suffix: "L")
        return "\(condition): \(branch.category.name)"
      }
    }
  }

  @Test("a rule asks of integers alone, and the last category takes the rest")
  func polish() throws {
    #expect(
      try branches("pl") == [
        "n == 1L: one",
        "n % 10L >= 2L && n % 10L <= 4L && (n % 100L < 12L || n % 100L > 14L): few",
        "else: many",
      ]
    )
  }

  @Test("lists of numbers are alternatives")
  func welsh() throws {
    #expect(
      try branches("cy", ordinal: true) == [
        "(n == 0L || n == 7L || n == 8L || n == 9L): zero",
        "n == 1L: one",
        "n == 2L: two",
        "(n == 3L || n == 4L): few",
        "(n == 5L || n == 6L): many",
        "else: other",
      ]
    )
  }

  @Test("a language with one category has no rule")
  func japanese() throws {
    #expect(try branches("ja") == [])
  }

  @Test("locales with the same rules share them")
  func alike() throws {
    let rules = try ["en", "ru", "de", "uk"].map { code in
      let tag = try #require(LanguageTag(code))
      return (tag: code, rules: PluralRules.cardinal(for: tag))
    }
    #expect(PluralRules.alike(rules).map(\.tags) == [["en", "de"], ["ru", "uk"]])
  }
}
