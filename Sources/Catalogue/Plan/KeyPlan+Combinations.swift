extension KeyPlan {
  /// One choice a selector, in the selectors' order: it names one sentence of the key.
  public typealias Combination = [Selector.Choice]

  /// Every combination of choices; one empty combination for a plain message.
  static func combinations(of selectors: [Selector]) -> [Combination] {
    selectors.reduce([[]]) { combinations, selector in
      combinations.flatMap { start in selector.choices.map { start + [$0] } }
    }
  }

  /// How many combinations there are, without making them; saturates at `Int.max`.
  static func combinationCount(of selectors: [Selector]) -> Int {
    selectors.reduce(1) { count, selector in
      let (product, overflow) = count.multipliedReportingOverflow(by: selector.choices.count)
      return overflow ? .max : product
    }
  }

  /// The parts of the helper resource's name for a combination, outermost first; empty for the key's
  /// own resource.
  public static func parts(of combination: Combination) -> [String] {
    combination.compactMap(\.part)
  }

  /// The selectors whose category the platform's own plural picks.
  public var nativeSelectors: [Selector] {
    selectors.filter(\.isNative)
  }

  /// Whether several flat plurals stand side by side, so that each is a resource of its own.
  public var isFragmented: Bool {
    nativeSelectors.count > 1
  }

  /// The number (from 1) of the placeholder that a plural's `#` prints; nil for a select.
  public func number(of selector: Selector) -> Int? {
    guard selector.kind != .word else { return nil }
    let placeholder = Placeholder(
      argument: selector.argument,
      format: .pound(offset: selector.offset)
    )
    return placeholders.firstIndex(of: placeholder).map { $0 + 1 }
  }
}
