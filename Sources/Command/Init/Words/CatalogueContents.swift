internal import Diagnostics
internal import Documents
internal import Messages

/// What a file that may be a catalogue's holds, counted.
struct CatalogueContents {
  /// Texts that say something.
  private(set) var texts = 0
  /// Values that are neither texts nor groups of them.
  private(set) var others = 0
  /// Texts with `{{` that are no ICU messages: i18next writes its own arguments so.
  private(set) var doubleBraces = 0
  /// Groups that hold a `defaultMessage`, as FormatJS extracts messages.
  private(set) var descriptors = 0
  /// The keys at the top that hold groups, in order.
  private(set) var groups: [String] = []
  /// Whether the file holds nothing beside those groups.
  private(set) var isGroupsOnly = false

  /// Counts what a document holds; with a group's name, what that group does.
  init(_ root: DocumentNode, group: String? = nil) {
    let counted = group.flatMap { root.member(Text($0))?.value } ?? root
    let members = counted.effectiveMembers
    for member in members {
      if case .object = member.value.value { groups.append(member.key.text.string) }
    }
    isGroupsOnly = !groups.isEmpty && groups.count == members.count
    count(counted)
  }

  /// Whether it is mostly texts.
  var isTexts: Bool { texts > 0 && texts >= 4 * others }

  private mutating func count(_ node: DocumentNode) {
    for member in node.effectiveMembers {
      switch member.value.value {
      case .object:
        if member.value.member("defaultMessage") != nil { descriptors += 1 }
        count(member.value)
      case .string(let text):
        guard !text.text.isEmpty else { continue }
        texts += 1
        if Self.holdsDoubleBrace(text.text), case .failure = MessageParser.parse(text.text) {
          doubleBraces += 1
        }
      case .null, .bool, .number, .array: others += 1
      }
    }
  }

  private static func holdsDoubleBrace(_ text: Text) -> Bool {
    zip(text.bytes, text.bytes.dropFirst()).contains { $0 == (0x7B, 0x7B) }
  }
}
