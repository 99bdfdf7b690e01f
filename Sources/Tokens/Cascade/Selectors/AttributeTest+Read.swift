internal import Diagnostics

extension AttributeTest {
  /// Reads what stands between the brackets of an attribute selector; nil if it is invalid.
  init?(_ contents: Lexemes) {
    var rest = contents.trimmed
    if rest.isDelim("*") {
      rest.removeFirst()
      guard rest.isDelim("|") else { return nil }
      rest.removeFirst()
    }
    guard let name = rest.popFirst()?.identifier else { return nil }
    rest.skipWhitespace()
    self.init(name: name.lowercased, relation: .present)
    guard !rest.isEmpty else { return }
    guard let relation = Self.readRelation(&rest) else { return nil }
    self.relation = relation
    rest.skipWhitespace()
    guard rest.kind == .ident || rest.kind == .string, let text = rest.popFirst()?.text else {
      return nil
    }
    value = text
    rest.skipWhitespace()
    guard let flag = rest.popFirst() else { return }
    ignoresCase = flag.isIdentifier("i")
    if !rest.isEmpty || !ignoresCase && !flag.isIdentifier("s") { return nil }
  }

  private static func readRelation(_ rest: inout Lexemes) -> Relation? {
    guard let first = rest.popFirst()?.delim else { return nil }
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
