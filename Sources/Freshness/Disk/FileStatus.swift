/// What the system knows about a file without reading it.
struct FileStatus: Hashable, Sendable {
  var kind: FileKind
  /// In bytes.
  var size: Int
  /// The permission bits, `0…0o7777`.
  var mode: UInt32
  var identity: FileIdentity
}
