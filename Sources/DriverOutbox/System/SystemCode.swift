#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The failures of system calls that are told apart, by names that say what they mean.
enum SystemCode {
  static let interrupted = EINTR
  static let missing = ENOENT
  static let exists = EEXIST
  static let isFolder = EISDIR
  static let busy = EWOULDBLOCK
  static let failed = EIO
  static let badName = EINVAL
}
