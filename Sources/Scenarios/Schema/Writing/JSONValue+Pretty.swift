internal import Diagnostics
internal import ScenarioKit

extension JSONValue {
  /// The value as JSON for people: what fits into a line stands in one, members in their order; UTF-8.
  ///
  /// - Parameter width: how many bytes a line may have.
  func pretty(width: Int = 100) -> [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes, indent: 0, used: 0, width: width)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private func append(to bytes: inout [UInt8], indent: Int, used: Int, width: Int) {
    let start = bytes.count
    if indent > 0 {
      if append(toLine: &bytes, atMost: start + width - indent - used) { return }
      bytes.removeLast(bytes.count - start)
    }
    let inner = indent + 2
    let gap = [UInt8](repeating: UInt8(ascii: " "), count: inner)
    switch self {
    case .object(let members) where !members.isEmpty:
      bytes += "{\n".utf8
      for (index, member) in members.enumerated() {
        if index > 0 { bytes += ",\n".utf8 }
        bytes += gap
        let start = bytes.count
        JSONLiteral.append(member.key, to: &bytes)
        bytes += ": ".utf8
        // A comma may follow.
        let used = bytes.count - start + 1
        member.value.append(to: &bytes, indent: inner, used: used, width: width)
      }
      bytes.append(UInt8(ascii: "\n"))
      bytes += gap.dropLast(2)
      bytes.append(UInt8(ascii: "}"))
    case .array(let items) where !items.isEmpty:
      bytes += "[\n".utf8
      for (index, item) in items.enumerated() {
        if index > 0 { bytes += ",\n".utf8 }
        bytes += gap
        item.append(to: &bytes, indent: inner, used: 1, width: width)
      }
      bytes.append(UInt8(ascii: "\n"))
      bytes += gap.dropLast(2)
      bytes.append(UInt8(ascii: "]"))
    default: bytes += json
    }
  }

  /// Appends the value on one line, with a space after each sign that others put one after.
  ///
  /// - Returns: whether there was room for it, which is seen as soon as the room is full.
  private func append(toLine bytes: inout [UInt8], atMost end: Int) -> Bool {
    switch self {
    case .object(let members) where !members.isEmpty:
      bytes += "{ ".utf8
      for (index, member) in members.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        JSONLiteral.append(member.key, to: &bytes)
        bytes += ": ".utf8
        guard member.value.append(toLine: &bytes, atMost: end) else { return false }
      }
      bytes += " }".utf8
    case .array(let items):
      bytes.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        guard item.append(toLine: &bytes, atMost: end) else { return false }
      }
      bytes.append(UInt8(ascii: "]"))
    default: bytes += json
    }
    return bytes.count <= end
  }
}
