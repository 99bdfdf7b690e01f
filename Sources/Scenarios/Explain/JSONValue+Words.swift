internal import ScenarioKit

extension JSONValue {
  /// The value for people: `full 3, empty 0`.
  var inWords: String {
    switch self {
    case .null: return "nothing"
    case .bool(let truth): return truth ? "yes" : "no"
    case .int, .double: return text
    case .string(let text): return text.isPlain ? text : JSONValue.string(text).text
    case .array(let items):
      return items.isEmpty ? "none" : items.map(\.inPart).joined(separator: ", ")
    case .object(let members):
      if members.isEmpty { return "none" }
      return members.map { "\($0.key.asWords) \($0.value.inPart)" }.joined(separator: ", ")
    }
  }

  /// The value within another, whose commas its own would be taken for.
  private var inPart: String {
    switch self {
    case .object(let members) where !members.isEmpty: "(\(inWords))"
    case .array(let items) where items.count > 1: "(\(inWords))"
    default: inWords
    }
  }
}
