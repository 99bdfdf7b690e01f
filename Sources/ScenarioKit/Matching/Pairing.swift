/// Which matcher goes with which item, so that as many as can be have one of their own.
///
/// Taking the first item that fits is not enough: it may be the only one that fits another matcher.
struct Pairing {
  /// The matchers that no item is left for.
  private(set) var unmatched: [Int] = []
  /// For each item, the matcher that has it.
  private(set) var matcherOfItem: [Int?]
  /// The items that fit each matcher.
  private let fitting: [[Int]]

  /// Pairs matchers and items.
  init(_ matchers: [Matcher], _ items: [JSONValue]) {
    fitting = matchers.map { matcher in items.indices.filter { matcher.matches(items[$0]) } }
    matcherOfItem = Array(repeating: nil, count: items.count)
    for matcher in matchers.indices {
      var tried = Array(repeating: false, count: items.count)
      if !place(matcher, &tried) { unmatched.append(matcher) }
    }
  }

  /// Gives a matcher an item, moving others to another where that makes room (an augmenting path).
  private mutating func place(_ matcher: Int, _ tried: inout [Bool]) -> Bool {
    for item in fitting[matcher] where !tried[item] {
      tried[item] = true
      guard let holder = matcherOfItem[item] else {
        matcherOfItem[item] = matcher
        return true
      }
      if place(holder, &tried) {
        matcherOfItem[item] = matcher
        return true
      }
    }
    return false
  }
}
