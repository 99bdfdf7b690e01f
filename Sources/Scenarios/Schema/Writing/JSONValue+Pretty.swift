internal import ScenarioKit

extension JSONValue {
  /// The value as JSON for people: what fits into a line stands in one, members in their order.
  ///
  /// - Parameter width: how many bytes a line may have.
  func pretty(width: Int = 100) -> String {
    var text = ""
    append(to: &text, indent: 0, used: 0, width: width)
    return text + "\n"
  }

  private func append(to text: inout String, indent: Int, used: Int, width: Int) {
    let line = inLine
    if indent > 0, indent + used + line.utf8.count <= width {
      text += line
      return
    }
    let inner = indent + 2
    let gap = String(repeating: " ", count: inner)
    switch self {
    case .object(let members) where !members.isEmpty:
      text += "{\n"
      for (index, member) in members.enumerated() {
        let key = "\(JSONValue.string(member.key).text): "
        text += (index == 0 ? "" : ",\n") + gap + key
        // A comma may follow.
        member.value.append(to: &text, indent: inner, used: key.utf8.count + 1, width: width)
      }
      text += "\n" + gap.dropLast(2) + "}"
    case .array(let items) where !items.isEmpty:
      text += "[\n"
      for (index, item) in items.enumerated() {
        text += (index == 0 ? "" : ",\n") + gap
        item.append(to: &text, indent: inner, used: 1, width: width)
      }
      text += "\n" + gap.dropLast(2) + "]"
    default: text += line
    }
  }

  /// The value on one line, with a space after each sign that others put one after.
  private var inLine: String {
    switch self {
    case .object(let members) where !members.isEmpty:
      "{ "
        + members.map { "\(JSONValue.string($0.key).text): \($0.value.inLine)" }
        .joined(separator: ", ") + " }"
    case .array(let items): "[" + items.map(\.inLine).joined(separator: ", ") + "]"
    default: text
    }
  }
}
