internal import Diagnostics
internal import Documents

extension SuiteReader {
  /// Any value, with what two languages may read differently told.
  mutating func value(_ node: DocumentNode) -> JSONValue {
    switch node.value {
    case .null: return .null
    case .bool(let truth): return .bool(truth)
    case .number(let literal):
      let number = CaseNumber(literal)
      if let problem = number.problem {
        tell(.number, node.span, problem, help: "write it as a text, or with fewer digits")
      }
      return number.value
    case .string(let text): return .string(text.text.string)
    case .array(let items): return .array(items.map { value($0) })
    case .object(let members):
      return .object(members.map { JSONMember($0.key.text.string, value($0.value)) })
    }
  }

  /// A number; nil for anything else, which nothing is said about.
  mutating func number(_ node: DocumentNode) -> JSONValue? {
    guard case .number = node.value else { return nil }
    return value(node)
  }
}
