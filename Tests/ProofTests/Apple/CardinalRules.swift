import Foundation

/// CLDR's cardinal plural rules for whole numbers, read from CLDR's own JSON and worked out as UTS 35,
/// part 3, "Language Plural Rules" says: apart from the table the project compiles, so that one can
/// find the other's mistakes.
struct CardinalRules {
  private let rules: [String: [(category: String, rule: String)]]

  /// Reads `supplemental/plurals.json`.
  init(contentsOf file: URL) throws {
    struct File: Decodable {
      struct Supplemental: Decodable {
        var cardinals: [String: [String: String]]
        enum CodingKeys: String, CodingKey { case cardinals = "plurals-type-cardinal" }
      }
      var supplemental: Supplemental
    }
    let decoded = try JSONDecoder().decode(File.self, from: Data(contentsOf: file))
    rules = decoded.supplemental.cardinals.mapValues { rules in
      rules.sorted { $0.key < $1.key }.compactMap { key, text in
        let category = key.replacing("pluralRule-count-", with: "")
        let rule = text.prefix { $0 != "@" }
        return category == "other" ? nil : (category, String(rule))
      }
    }
  }

  /// The category of a number in a language; regions and scripts that have no rules of their own have
  /// the language's.
  func category(of number: Int64, language: String) -> String {
    var tag = language
    while rules[tag] == nil, let dash = tag.lastIndex(of: "-") { tag = String(tag[..<dash]) }
    let match = (rules[tag] ?? []).first { Self.holds($0.rule, for: number.magnitude) }
    return match?.category ?? "other"
  }

  private static func holds(_ rule: String, for number: UInt64) -> Bool {
    rule.components(separatedBy: " or ").contains { conjunction in
      conjunction.components(separatedBy: " and ").allSatisfy { relation($0, holdsFor: number) }
    }
  }

  /// `n % 100 != 11..19,21`: the operands of a whole number are itself (`n`, `i`) and nought.
  private static func relation(_ text: String, holdsFor number: UInt64) -> Bool {
    let words = text.split(separator: " ")
    guard let operand = words.first, let list = words.last else { return false }
    var value = operand == "n" || operand == "i" ? number : 0
    if words.count == 5, let modulus = UInt64(words[2]) { value %= modulus }
    let isListed = list.split(separator: ",").contains { range in
      let bounds = range.components(separatedBy: "..").compactMap(UInt64.init)
      guard let first = bounds.first, let last = bounds.last else { return false }
      return first <= value && value <= last
    }
    return isListed == words.contains("=")
  }
}
