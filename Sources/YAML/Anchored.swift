internal import Documents

/// A node that has an anchor, for the aliases after it.
struct Anchored {
  /// The node.
  var node: DocumentNode
  /// How many nodes it is, those in it included.
  var count: Int
  /// How many objects and arrays are around its deepest node, itself included.
  var height: Int

  /// How many nodes the aliases of one file may add.
  ///
  /// Aliases of aliases multiply: a page of them can stand for more than any memory holds.
  static let mostAliased = 100_000
}
