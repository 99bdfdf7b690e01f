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
    if indent > 0, let line = inLine(atMost: width - indent - used) {
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
    default: text += self.text
    }
  }

  /// The value on one line, with a space after each sign that others put one after; nil where that
  /// has more bytes than there is room for, which is seen as soon as the room is full.
  private func inLine(atMost room: Int) -> String? {
    var line = ""
    return append(toLine: &line, room) ? line : nil
  }

  private func append(toLine line: inout String, _ room: Int) -> Bool {
    switch self {
    case .object(let members) where !members.isEmpty:
      line += "{ "
      for (index, member) in members.enumerated() {
        line += (index == 0 ? "" : ", ") + JSONValue.string(member.key).text + ": "
        guard member.value.append(toLine: &line, room) else { return false }
      }
      line += " }"
    case .array(let items):
      line += "["
      for (index, item) in items.enumerated() {
        if index > 0 { line += ", " }
        guard item.append(toLine: &line, room) else { return false }
      }
      line += "]"
    default: line += text
    }
    return line.utf8.count <= room
  }
}
