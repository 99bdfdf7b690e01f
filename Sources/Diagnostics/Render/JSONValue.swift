/// A value of a report that is JSON.
///
/// Members keep their order, and those that are nil are left out.
enum JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByStringInterpolation {
  case string(String)
  case number(Int)
  case bool(Bool)
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])
  /// An object of numbers, which stands on one line.
  case numbers(KeyValuePairs<String, Int>)

  init(stringLiteral text: String) {
    self = .string(text)
  }

  init(dictionaryLiteral members: (String, JSONValue?)...) {
    self = .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// The value as a document: indented, with a newline at its end.
  var document: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes, depth: 0)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private func append(to bytes: inout [UInt8], depth: Int) {
    switch self {
    case .string(let text): JSONLiteral.append(text.utf8, to: &bytes)
    case .number(let number): bytes += "\(number)".utf8
    case .bool(let isTrue): bytes += (isTrue ? "true" : "false").utf8
    case .array(let elements):
      Self.list(elements, "[", "]", to: &bytes, depth) { element, bytes in
        element.append(to: &bytes, depth: depth + 1)
      }
    case .numbers(let numbers):
      let list = numbers.map { "\"\($0)\": \($1)" }
      bytes += "{ \(list.joined(separator: ", ")) }".utf8
    case .object(let members):
      Self.list(members, "{", "}", to: &bytes, depth) { member, bytes in
        JSONLiteral.append(member.name.utf8, to: &bytes)
        bytes += ": ".utf8
        member.value.append(to: &bytes, depth: depth + 1)
      }
    }
  }

  /// Appends what stands between two brackets, an item a line.
  private static func list<Item>(
    _ items: [Item],
    _ opening: Unicode.Scalar,
    _ closing: Unicode.Scalar,
    to bytes: inout [UInt8],
    _ depth: Int,
    _ append: (Item, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: opening))
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      newLine(depth + 1, &bytes)
      append(item, &bytes)
    }
    if !items.isEmpty { newLine(depth, &bytes) }
    bytes.append(UInt8(ascii: closing))
  }

  private static func newLine(_ depth: Int, _ bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }
}
