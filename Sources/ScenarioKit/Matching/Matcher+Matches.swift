extension Matcher {
  /// Whether what was seen is as expected; nil is a member that is not there.
  func matches(_ seen: JSONValue?) -> Bool {
    guard let seen else { return takesNothing }
    switch (kind, seen) {
    case (.value(let expected), _): return expected == seen
    case (.any, _): return true
    case (.absent, _): return false
    case (.not(let matcher), _): return !matcher.matches(seen)
    case (.object(let members), .object(let actual)):
      return members.allSatisfy { $0.matcher.matches(actual.value(of: $0.key)) }
    case (.array(let matchers), .array(let items)):
      return matchers.count == items.count
        && zip(matchers, items).allSatisfy { $0.matches($1) }
    case (.unordered(let matchers), .array(let items)):
      return matchers.count == items.count
        && Pairing(matchers, items).unmatched.isEmpty
    case (.has(let matchers), .array(let items)):
      return Pairing(matchers, items).unmatched.isEmpty
    case (.about(let near, let tolerance), _):
      return seen.double.map { abs($0 - near) <= tolerance } ?? false
    case (.object, _), (.array, _), (.unordered, _), (.has, _): return false
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
