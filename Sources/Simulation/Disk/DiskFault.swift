/// What goes wrong with one call on the disk.
public enum DiskFault: Hashable, Sendable {
  /// It fails, and nothing of it was done.
  case refused
  /// It fails after so many bytes were written; of a call that writes none, nothing was done.
  case short(Int)
  /// It is carried out, and says that it failed.
  case failedAfterwards
}
