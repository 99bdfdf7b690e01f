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
  static let notFolder = ENOTDIR
  static let isFolder = EISDIR
  static let notEmpty = ENOTEMPTY
  static let busy = EBUSY
  static let linkCircle = ELOOP
  static let notPermitted = EPERM
  static let denied = EACCES
  static let noSpace = ENOSPC
  static let overQuota = EDQUOT
  static let readOnly = EROFS
  static let nameTooLong = ENAMETOOLONG
  static let tooManyOpen = EMFILE
  static let tooManyOpenOverall = ENFILE
  static let noDevice = ENXIO
  /// What file systems without locks answer.
  static let noLocks: Set<Int32> = [EBADF, EINVAL, ENOLCK, ENOSYS, ENOTSUP, EOPNOTSUPP]
}
