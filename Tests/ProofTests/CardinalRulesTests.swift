import Foundation
import Testing

@Suite("Plural rules that answer for the phone")
struct CardinalRulesTests {
  private static let file = Checkout.shared.appending(path: "conformance/cldr/plurals.json")

  @Test("every whole number that CLDR gives as an example has its category, in every language")
  func samples() throws {
    let rules = try CardinalRules(contentsOf: Self.file)
    let data = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.file))
    let supplemental = try #require((data as? [String: [String: Any]])?["supplemental"])
    let languages = try #require(
      supplemental["plurals-type-cardinal"] as? [String: [String: String]]
    )
    var count = 0
    for (language, categories) in languages {
      for (name, rule) in categories {
        for sample in Self.integers(in: rule) {
          let category = rules.category(of: sample, language: language)
          #expect("pluralRule-count-\(category)" == name, "\(language) \(sample)")
          count += 1
        }
      }
    }
    #expect(count > 5_000)
  }

  @Test(
    "a region or script follows its language unless it has rules of its own",
    arguments: [("pt-BR", "one"), ("pt-PT", "other"), ("zh-Hans", "other"), ("en-GB", "other")]
  )
  func parents(language: String, category: String) throws {
    let rules = try CardinalRules(contentsOf: Self.file)
    #expect(rules.category(of: 0, language: language) == category)
  }

  /// `@integer 0, 2~16, 100, …`, up to the decimals; compact forms such as `1c6` are left out.
  private static func integers(in rule: String) -> [Int64] {
    guard let list = rule.firstRange(of: "@integer") else { return [] }
    let samples = rule[list.upperBound...].prefix { $0 != "@" }
    return samples.split(separator: ",").flatMap { sample -> [Int64] in
      let bounds = sample.split(separator: "~").compactMap {
        Int64($0.trimmingCharacters(in: .whitespaces))
      }
      guard let first = bounds.first, let last = bounds.last else { return [] }
      return Array(first...last)
    }
  }
}
