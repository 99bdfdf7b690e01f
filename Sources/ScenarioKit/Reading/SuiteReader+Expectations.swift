internal import Diagnostics
internal import Documents

extension SuiteReader {
  /// Reads what is to be seen.
  mutating func expectation(_ node: DocumentNode) -> Expectation {
    Expectation(written: value(node), matcher: matcher(node, canBeAbsent: false))
  }

  /// Reads what compares a value; numbers were judged with the value.
  private mutating func matcher(_ node: DocumentNode, canBeAbsent: Bool) -> Matcher {
    let kind: Matcher.Kind
    switch node.value {
    case .null: kind = .value(.null)
    case .bool(let truth): kind = .value(.bool(truth))
    case .number(let literal): kind = .value(CaseNumber(literal).value)
    case .string(let text): kind = .value(.string(text.text.string))
    case .array(let items): kind = .array(items.map { matcher($0, canBeAbsent: false) })
    case .object(let members):
      if let word = members.first(where: { $0.key.text.bytes.first == UInt8(ascii: "$") }) {
        let isAlone = members.count == 1
        if !isAlone {
          tell(
            .matcher,
            word.key.span,
            "`\(word.key.text.shown)` says all about a value, so it stands alone in its object"
          )
        }
        let read = self.word(word, canBeAbsent: canBeAbsent)
        kind = isAlone ? read ?? .value(.null) : .value(.null)
      } else {
        kind = .object(
          members.map {
            Matcher.Member(key: $0.key.text.string, matcher: matcher($0.value, canBeAbsent: true))
          }
        )
      }
    }
    return Matcher(kind: kind, span: node.span)
  }

  private mutating func word(_ member: DocumentNode.Member, canBeAbsent: Bool) -> Matcher.Kind? {
    let name = member.key.text.string
    guard let word = MatcherWord(rawValue: name) else {
      tell(
        .unknownWord,
        member.key.span,
        "there is no `\(member.key.text.shown)` to compare with",
        help: Self.help(for: name, among: MatcherWord.allCases.map(\.rawValue))
      )
      return nil
    }
    if word == .absent, !canBeAbsent {
      tell(
        .matcher,
        member.key.span,
        "only a member of an object can be absent",
        help: "write the array or the value without it"
      )
    }
    guard let kind = kind(of: word, member.value, canBeAbsent: canBeAbsent) else {
      tell(
        .matcher,
        member.value.span,
        "`\(name)` takes \(word.takes), not \(member.value.kindName)",
        help: word.example
      )
      return nil
    }
    return kind
  }

  private mutating func kind(of word: MatcherWord, _ node: DocumentNode, canBeAbsent: Bool)
    -> Matcher.Kind?
  {
    switch (word, node.value) {
    case (.any, .bool(true)): return .any
    case (.absent, .bool(true)): return .absent
    case (.about, .array(let items)):
      guard items.count == 2, case .number(let near) = items[0].value,
        case .number(let by) = items[1].value, let number = CaseNumber(near).value.double,
        let tolerance = CaseNumber(by).value.double, tolerance >= 0
      else { return nil }
      return .about(number, tolerance: tolerance)
    case (.unordered, .array(let items)):
      return .unordered(items.map { matcher($0, canBeAbsent: false) })
    case (.has, .array(let items)):
      return .has(items.map { matcher($0, canBeAbsent: false) })
    case (.not, _): return .not(matcher(node, canBeAbsent: canBeAbsent))
    default: return nil
    }
  }
}
