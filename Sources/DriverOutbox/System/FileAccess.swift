/// What a file is opened for.
enum FileAccess: Hashable, Sendable {
  /// Reading.
  case read
  /// Reading, and writing at its end; made if it is not there.
  case append
  /// Writing what replaces all that it held; made if it is not there.
  case replace
  /// Writing a file that must not be there yet.
  case create
  /// Holding a lock on it; made if it is not there.
  case lock
  /// Syncing a folder.
  case folder
}
