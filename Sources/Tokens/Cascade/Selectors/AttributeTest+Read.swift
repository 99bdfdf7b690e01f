internal import Diagnostics

extension AttributeTest {
  /// Reads what stands between the brackets of an attribute selector; nil if it is invalid.
  init?(_ contents: [ComponentValue]) {
    var rest = contents.trimmed
    if rest.count > 1, rest[rest.startIndex].isDelim("*"), rest[rest.startIndex + 1].isDelim("|") {
      rest = rest.dropFirst(2)
    }
    guard let name = rest.popFirst()?.identifier else { return nil }
    rest = rest.drop { $0.isWhitespace }
    self.init(name: name.lowercased, relation: .present)
    guard !rest.isEmpty else { return }
    guard let relation = Self.readRelation(&rest) else { return nil }
    self.relation = relation
    rest = rest.drop { $0.isWhitespace }
    switch rest.popFirst()?.kind {
    case .ident(let text), .string(let text): value = text
    default: return nil
    }
    rest = rest.drop { $0.isWhitespace }
    guard let flag = rest.popFirst() else { return }
    ignoresCase = flag.isIdentifier("i")
    if !rest.isEmpty || !ignoresCase && !flag.isIdentifier("s") { return nil }
  }

  private static func readRelation(_ rest: inout ArraySlice<ComponentValue>) -> Relation? {
    guard case .delim(let first) = rest.popFirst()?.kind else { return nil }
    if first == UInt8(ascii: "=") { return .equals }
    guard rest.popFirst()?.isDelim("=") ?? false else { return nil }
    switch first {
    case UInt8(ascii: "~"): return .holdsWord
    case UInt8(ascii: "|"): return .equalsOrDash
    case UInt8(ascii: "^"): return .begins
    case UInt8(ascii: "$"): return .ends
    case UInt8(ascii: "*"): return .holds
    default: return nil
    }
  }
}
