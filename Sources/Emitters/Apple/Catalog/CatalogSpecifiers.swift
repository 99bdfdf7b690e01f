internal import Catalogue

/// How a key's texts name its placeholders, worked out once a key and never copied.
final class CatalogSpecifiers {
  /// By number less one, with the number: `%2$@`.
  let numbered: [[UInt8]]
  /// By number less one, without: `%@`.
  let bare: [[UInt8]]

  /// The specifiers of a key: an integer for the number of a plural that the platform picks the
  /// category of, else an object.
  init(_ key: KeyPlan) {
    let types = key.placeholders.indices.map { key.isNativeCount($0 + 1) ? "lld" : "@" }
    numbered = types.enumerated().map { Array("%\($0 + 1)$\($1)".utf8) }
    bare = types.map { Array("%\($0)".utf8) }
  }
}
