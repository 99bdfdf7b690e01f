internal import Diagnostics
internal import Documents

extension Counted {
  /// How many of them a value has; nil where it is of another kind.
  func count(of node: DocumentNode) -> Int? {
    switch (self, node.value) {
    case (.members, .object(let members)): members.count
    case (.items, .array(let items)): items.count
    case (.scalars, .string(let text)): text.text.bytes.count { $0 & 0xC0 != 0x80 }
    default: nil
    }
  }

  /// So many of them, in words.
  func words(_ count: Int) -> String {
    let noun =
      switch self {
      case .members: "member"
      case .items: "item"
      case .scalars: "scalar"
      }
    return "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
