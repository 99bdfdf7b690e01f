internal import Diagnostics

extension Matcher {
  /// Every difference between what is expected and what was seen; none where it is as expected.
  public func differences(from seen: JSONValue) -> [Difference] {
    if matches(seen) { return [] }
    var found: [Difference] = []
    compare(seen, at: "", to: &found)
    return found
  }

  private func compare(_ seen: JSONValue, at pointer: String, to found: inout [Difference]) {
    if matches(seen) { return }
    switch (kind, seen) {
    case (.object(let members), .object(let actual)):
      for member in members {
        let inner = "\(pointer)/\(JSONPointer.escaped(member.key))"
        if let value = actual.value(of: member.key) {
          member.matcher.compare(value, at: inner, to: &found)
        } else if !member.matcher.matches(nil) {
          let meant = Suggestion.closest(to: member.key, among: actual.map(\.key))
          let hint = meant.map { "did you mean `\($0)`?" }
          found.append(member.matcher.difference(at: inner, from: "nothing", hint: hint))
        }
      }
    case (.array(let matchers), .array(let items)):
      if matchers.count != items.count {
        found.append(
          Difference(
            pointer: pointer,
            expected: Self.count(matchers.count),
            actual: Self.count(items.count),
            hint: Self.hint(of: items, beyond: matchers.count),
            span: span
          )
        )
      }
      for (index, pair) in zip(matchers, items).enumerated() {
        pair.0.compare(pair.1, at: "\(pointer)/\(index)", to: &found)
      }
    case (.unordered(let matchers), .array(let items)):
      compare(matchers, items, at: pointer, to: &found, othersAreFree: false)
    case (.has(let matchers), .array(let items)):
      compare(matchers, items, at: pointer, to: &found, othersAreFree: true)
    default:
      found.append(difference(at: pointer, from: seen.shown, hint: nil))
    }
  }

  /// Compares arrays whose order is free: what has no partner is told, and where one of each is left,
  /// how the two differ.
  private func compare(
    _ matchers: [Matcher],
    _ items: [JSONValue],
    at pointer: String,
    to found: inout [Difference],
    othersAreFree: Bool
  ) {
    let pairing = Pairing(matchers, items)
    let free = items.indices.filter { pairing.matcherOfItem[$0] == nil }
    if pairing.unmatched.count == 1, free.count == 1 {
      matchers[pairing.unmatched[0]]
        .compare(items[free[0]], at: "\(pointer)/\(free[0])", to: &found)
      return
    }
    for matcher in pairing.unmatched.map({ matchers[$0] }) {
      found.append(
        Difference(
          pointer: pointer,
          expected: "an item \(matcher.shown)",
          actual: "none",
          hint: nil,
          span: matcher.span
        )
      )
    }
    if othersAreFree { return }
    for item in free {
      found.append(
        Difference(
          pointer: "\(pointer)/\(item)",
          expected: "nothing",
          actual: items[item].shown,
          hint: nil,
          span: span
        )
      )
    }
  }

  private func difference(at pointer: String, from seen: String, hint: String?) -> Difference {
    Difference(pointer: pointer, expected: shown, actual: seen, hint: hint, span: span)
  }

  private static func count(_ items: Int) -> String {
    items == 1 ? "1 item" : "\(items) items"
  }

  private static func hint(of items: [JSONValue], beyond expected: Int) -> String? {
    items.count > expected ? "the first that is too many is \(items[expected].shown)" : nil
  }
}
