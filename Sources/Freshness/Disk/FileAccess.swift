/// What a file is opened for.
enum FileAccess: Hashable, Sendable {
  /// Reading; never waits for a writer at the other end of a pipe.
  case read
  /// Reading, but failing with `ELOOP` where the path itself is a link.
  case readUnlinked
  /// Holding a lock on a folder.
  case folder
  /// Writing a file that does not exist yet.
  case create
}
