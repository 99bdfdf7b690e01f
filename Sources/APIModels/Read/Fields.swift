internal import Diagnostics
internal import Documents

/// The members of one object of a description.
struct Fields {
  /// The object.
  let node: DocumentNode
  /// What it is and which keys it may have.
  let vocabulary: Vocabulary
  private let members: [DocumentNode.Member]

  init(_ node: DocumentNode, _ members: [DocumentNode.Member], _ vocabulary: Vocabulary) {
    self.node = node
    self.members = members
    self.vocabulary = vocabulary
  }

  /// The member with a key, if there is one.
  func member(_ key: String) -> DocumentNode.Member? {
    members.last { $0.key.text.bytes.elementsEqual(key.utf8) }
  }

  /// The value of a key, if it is there.
  subscript(key: String) -> DocumentNode? { member(key)?.value }
}
