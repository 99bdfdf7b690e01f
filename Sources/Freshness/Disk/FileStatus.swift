/// What the system knows about a file without reading it.
struct FileStatus: Hashable, Sendable {
  var kind: FileKind
  /// In bytes.
  var size: Int
  /// The permission bits, `0…0o7777`.
  var mode: UInt32
  var identity: FileIdentity
  /// When the bytes last changed, in nanoseconds by the disk's clock.
  var modified: Int
  /// When the bytes, the name or the rights last changed, in nanoseconds by the disk's clock.
  var changed: Int
}
