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
  }
}
