internal import ScenarioKit

/// What is expected, in clauses: `outcome is partial`, `errors: none`.
struct ExpectationClauses {
  /// The clauses, in the order of the case.
  private(set) var clauses: [String] = []

  init(_ matcher: Matcher) { tell(matcher, of: "") }

  private mutating func tell(_ matcher: Matcher, of name: String) {
    guard case .object(let members) = matcher.kind, !members.isEmpty else {
      clauses.append("\(name) \(Self.predicate(matcher))")
      return
    }
    for member in members {
      let key = member.key.asWords
      tell(member.matcher, of: name.isEmpty ? key : "\(name), \(key)")
    }
  }

  /// What is said of something that is compared so.
  private static func predicate(_ matcher: Matcher) -> String {
    switch matcher.kind {
    case .any: "is there, whatever it is"
    case .absent: "is not there"
    case .about(let near, let tolerance):
      "is \(JSONValue.double(near).inWords), give or take \(JSONValue.double(tolerance).inWords)"
    case .not(let matcher): "is not \(words(matcher))"
    case .array(let items) where items.isEmpty: "has nothing in it"
    case .has(let items): "has among others \(list(items))"
    case .unordered(let items): "has in any order \(list(items))"
    case .array(let items): "has \(list(items))"
    case .object, .value: "is \(words(matcher))"
    }
  }

  private static func list(_ items: [Matcher]) -> String {
    items.map { item in
      if case .object = item.kind { "(\(words(item)))" } else { words(item) }
    }
    .joined(separator: ", ")
  }

  /// A value that is compared so, within others.
  private static func words(_ matcher: Matcher) -> String {
    switch matcher.kind {
    case .value(let value): value.inWords
    case .any: "anything"
    case .absent: "nothing"
    case .about(let near, let tolerance):
      "\(JSONValue.double(near).inWords) ± \(JSONValue.double(tolerance).inWords)"
    case .not(let matcher): "not \(words(matcher))"
    case .array(let items), .unordered(let items), .has(let items):
      items.isEmpty ? "none" : list(items)
    case .object(let members):
      members.isEmpty
        ? "anything"
        : members.map { "\($0.key.asWords) \(words($0.matcher))" }.joined(separator: ", ")
    }
  }
}
