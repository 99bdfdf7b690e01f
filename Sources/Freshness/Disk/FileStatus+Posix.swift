#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension FileStatus {
  /// Reads the system's own record; the widths of its fields differ between systems.
  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .special
      }
    size = Int(status.st_size)
    mode = UInt32(status.st_mode & 0o7777)
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino)
    )
    #if canImport(Glibc)
      (modified, changed) = (Self.nanoseconds(status.st_mtim), Self.nanoseconds(status.st_ctim))
    #else
      modified = Self.nanoseconds(status.st_mtimespec)
      changed = Self.nanoseconds(status.st_ctimespec)
    #endif
  }

  /// Wraps around for the times that only a broken disk has.
  private static func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }
}
