internal import Diagnostics
internal import Documents

/// The notes for translators, by key: `descriptions.json`, nested or flat.
struct TranslatorNotes {
  private let root: DocumentNode?

  init(_ root: DocumentNode?) {
    self.root = root
  }

  /// The note of a key, written at its dotted name or in objects like the catalogue's.
  subscript(path: [String]) -> Text? {
    guard let root else { return nil }
    if case .string(let note) = root.member(Text(path.joined(separator: ".")))?.value.value {
      return note.text
    }
    var node = root
    for segment in path {
      guard let member = node.member(Text(segment)) else { return nil }
      node = member.value
    }
    guard case .string(let note) = node.value else { return nil }
    return note.text
  }
}
