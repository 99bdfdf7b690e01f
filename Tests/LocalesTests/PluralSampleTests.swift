import Foundation
import Locales
import Testing

@Suite("CLDR's own samples of plural rules")
struct PluralSampleTests {
  static let kinds: [(file: String, key: String)] = [
    ("plurals", "plurals-type-cardinal"), ("ordinals", "plurals-type-ordinal"),
  ]

  @Test("every sample of every locale has the category it is listed under", arguments: kinds)
  func samples(kind: (file: String, key: String)) throws {
    let locales = try SharedData.object(kind.file, "supplemental", kind.key)
    var count = 0
    var wrong: [String] = []
    for (locale, rules) in try Self.rules(of: locales) {
      let found = try rulesFound(kind.key, locale)
      for (category, text) in rules {
        for sample in try Self.samples(in: text) {
          count += 1
          let operands = try #require(PluralOperands(sample), "\(sample) is no number")
          let name = found.category(of: operands).name
          if name != category { wrong.append("\(locale) \(sample): \(name), not \(category)") }
        }
      }
    }
    #expect(wrong.sorted() == [])
    #expect(count > 2_000)
  }

  @Test("every rule reads back as CLDR writes it", arguments: kinds)
  func texts(kind: (file: String, key: String)) throws {
    let locales = try SharedData.object(kind.file, "supplemental", kind.key)
    for (locale, rules) in try Self.rules(of: locales) {
      let found = try rulesFound(kind.key, locale)
      #expect(Set(found.categories.map(\.name)) == Set(rules.keys), "\(locale)")
      #expect(found.categories == found.categories.sorted(), "\(locale)")
      for category in found.categories {
        let text = rules[category.name]?.split(separator: "@", omittingEmptySubsequences: false)
        let rule = text?.first?.trimmingCharacters(in: .whitespaces)
        #expect(found.condition(of: category).description == rule, "\(locale) \(category)")
      }
    }
  }

  private func rulesFound(_ key: String, _ locale: String) throws -> PluralRules {
    // The root has no tag; a language without rules of its own has the root's.
    let tag = try #require(LanguageTag(locale == "und" ? "aaa" : locale), "\(locale)")
    return key.hasSuffix("ordinal") ? .ordinal(for: tag) : .cardinal(for: tag)
  }

  private static func rules(of locales: [String: Any]) throws -> [(String, [String: String])] {
    try locales.sorted { $0.key < $1.key }.compactMap { locale, value in
      // A tag that CLDR itself replaces has the rules of what replaces it.
      if LanguageTag(locale)?.description != locale, locale != "und" { return nil }
      let rules = try #require(value as? [String: String])
      let pairs = rules.map { ($0.key.replacing("pluralRule-count-", with: ""), $0.value) }
      return (locale, Dictionary(uniqueKeysWithValues: pairs))
    }
  }

  /// The samples of `n = 1 @integer 0, 2~16, 100, … @decimal 0.0~0.9, 1.1~1.6, …`, ranges spelled
  /// out.
  private static func samples(in text: String) throws -> [String] {
    let lists = text.split(separator: "@").filter {
      $0.hasPrefix("integer") || $0.hasPrefix("decimal")
    }
    return try lists.flatMap { list in
      let items = list.drop { $0 != " " }.split { $0 == "," || $0 == " " }.filter { $0 != "…" }
      return try items.flatMap { item in
        let ends = item.split(separator: "~").map(String.init)
        guard ends.count == 2 else { return ends }
        let digits = ends[0].split(separator: ".").dropFirst().first?.count ?? 0
        let scale = (0..<digits).reduce(1) { result, _ in result * 10 }
        let low = try #require(Int(ends[0].replacing(".", with: "")))
        let high = try #require(Int(ends[1].replacing(".", with: "")))
        return (low...high).map { value in
          guard digits > 0 else { return String(value) }
          let fraction = String(value % scale)
          let zeros = String(repeating: "0", count: digits - fraction.count)
          return "\(value / scale).\(zeros)\(fraction)"
        }
      }
    }
  }
}
