extension Matcher {
  /// Whether what was seen is as expected; nil is a member that is not there.
  func matches(_ seen: JSONValue?) -> Bool {
    guard let seen else { return takesNothing }
    switch kind {
    case .value(let expected): return expected == seen
    case .any: return true
    case .absent: return false
    case .not(let matcher): return !matcher.matches(seen)
    case .object(let members):
      guard case .object(let actual) = seen else { return false }
      return members.allSatisfy { $0.matcher.matches(actual.value(of: $0.key)) }
    case .array(let matchers):
      guard case .array(let items) = seen, items.count == matchers.count else { return false }
      return items.indices.allSatisfy { matchers[$0].matches(items[$0]) }
    case .unordered(let matchers):
      guard case .array(let items) = seen, items.count == matchers.count else { return false }
      return Pairing(matchers, items).unmatched.isEmpty
    case .has(let matchers):
      guard case .array(let items) = seen else { return false }
      return Pairing(matchers, items).unmatched.isEmpty
    case .about(let near, let tolerance):
      return seen.double.map { abs($0 - near) <= tolerance } ?? false
    }
  }

  /// Whether it is right that there is no such member.
  private var takesNothing: Bool {
    switch kind {
    case .absent: true
    case .not(let matcher): !matcher.takesNothing
    default: false
    }
  }

  /// Whether it says nothing of what is seen.
  var takesAnything: Bool {
    switch kind {
    case .any: true
    case .object(let members): members.isEmpty
    default: false
    }
  }
}
