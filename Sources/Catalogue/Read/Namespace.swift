internal import Diagnostics
internal import Documents

/// The part of a file that is the apps'.
enum Namespace {
  /// The object of a dotted namespace in a file; the whole file where the namespace is empty or the
  /// file holds nothing else.
  static func find(_ namespace: String, in root: DocumentNode) -> DocumentNode? {
    guard !namespace.isEmpty else { return root }
    var node = root
    for segment in namespace.utf8.split(separator: UInt8(ascii: ".")) {
      guard let member = node.member(Text(Array(segment)[...])) else { return nil }
      node = member.value
    }
    return node
  }
}
