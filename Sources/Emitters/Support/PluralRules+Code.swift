internal import Locales

extension PluralCondition {
  /// The condition for integers as an expression in `n`, their absolute value.
  ///
  /// It is the same in Kotlin and Swift. Numbers end with `suffix`, such as `L`.
  func code(suffix: String = "") -> String {
    forIntegers.alternatives
      .map { $0.map { $0.code(suffix: suffix) }.joined(separator: " && ") }
      .joined(separator: " || ")
  }
}

extension PluralRelation {
  /// The comparison as an expression in `n`, in parentheses where it is an "or".
  func code(suffix: String) -> String {
    let left = modulus.map { "n % \($0)\(suffix)" } ?? "n"
    let parts = ranges.flatMap { range -> [String] in
      let lower = "\(range.lowerBound)\(suffix)"
      let upper = "\(range.upperBound)\(suffix)"
      if range.count == 1 { return [left + (negated ? " != " : " == ") + lower] }
      return negated
        ? ["(\(left) < \(lower) || \(left) > \(upper))"]
        : ["\(left) >= \(lower) && \(left) <= \(upper)"]
    }
    if negated || parts.count == 1 { return parts.joined(separator: " && ") }
    return "(" + parts.joined(separator: " || ") + ")"
  }
}

extension PluralRules {
  /// Locales whose integers are told apart alike, in order of first appearance; without those that
  /// know `other` alone.
  static func alike(_ rules: [(tag: String, rules: PluralRules)]) -> [SharedRules] {
    var shared: [SharedRules] = []
    for (tag, rules) in rules {
      let categories = rules.integerCategories
      guard categories != [.other] else { continue }
      let branches = categories.map { category in
        let condition = rules.condition(of: category).forIntegers
        return SharedRules.Branch(
          category: category,
          condition: category == categories.last ? .always : condition
        )
      }
      if let index = shared.firstIndex(where: { $0.branches == branches }) {
        shared[index].tags.append(tag)
      } else {
        shared.append(SharedRules(tags: [tag], branches: branches))
      }
    }
    return shared
  }
}
