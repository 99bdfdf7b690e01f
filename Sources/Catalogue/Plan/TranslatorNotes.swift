internal import Diagnostics
internal import Documents

/// The notes for translators, by key: `descriptions.json`, nested or flat.
struct TranslatorNotes {
  /// By the key's dotted name.
  private var notes: [Text: Text] = [:]

  init(_ root: DocumentNode?) {
    if let root { collect(root, prefix: []) }
  }

  /// The note of a key, written at its dotted name or in objects like the catalogue's.
  subscript(path: [String]) -> Text? {
    notes.isEmpty ? nil : notes[Text(path.joined(separator: "."))]
  }

  /// A dotted name goes before the same key in objects, so it is collected after those.
  private mutating func collect(_ node: DocumentNode, prefix: [UInt8]) {
    let members = node.effectiveMembers
    for member in members {
      guard case .object = member.value.value else { continue }
      collect(member.value, prefix: prefix + member.key.text.bytes + [UInt8(ascii: ".")])
    }
    for member in members {
      guard case .string(let note) = member.value.value else { continue }
      notes[Text((prefix + member.key.text.bytes)[...])] = note.text
    }
  }
}
