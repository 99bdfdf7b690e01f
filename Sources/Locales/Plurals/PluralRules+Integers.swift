extension PluralRules {
  /// The categories that an integer can still have when others are picked by exact value first.
  ///
  /// In English `=1` leaves nothing for `one`. The values are counted from 0 up; with an `offset`,
  /// pass them less that.
  public func categories(besides exact: some Sequence<Int>) -> [PluralCategory] {
    let values = Set(exact)
    return rules.filter { !$0.integers.areAll(in: values) }.map(\.category)
  }

  /// The one integer from 0 up that has the category: 1 for English `one`, nil for French `one`,
  /// which 0 has too.
  public func onlyInteger(of category: PluralCategory) -> Int? {
    guard let integers = integers(of: category), !integers.goesOn,
      let range = integers.ranges.first, integers.ranges.count == 1, range.count == 1
    else { return nil }
    return range.lowerBound
  }

  /// The smallest integers from 0 up that have the category, at most ten; empty where none has.
  public func smallestIntegers(of category: PluralCategory) -> [Int] {
    Array((integers(of: category)?.ranges ?? []).joined().prefix(10))
  }

  private func integers(of category: PluralCategory) -> PluralIntegers? {
    rules.first { $0.category == category }?.integers
  }
}
