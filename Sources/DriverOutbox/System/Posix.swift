#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The real system calls, each one call and nothing else.
struct Posix: SystemCalls {
  /// What is made is the app's alone: nobody else on the machine may read it.
  func openFile(_ path: String, _ access: FileAccess) throws(SystemError) -> Descriptor {
    let flags =
      switch access {
      case .read: O_RDONLY
      case .append: O_RDWR | O_CREAT | O_APPEND
      case .replace: O_RDWR | O_CREAT | O_TRUNC | O_APPEND
      case .create: O_WRONLY | O_CREAT | O_EXCL
      case .lock: O_RDWR | O_CREAT
      case .folder: O_RDONLY | O_DIRECTORY
      }
    return Descriptor(number: try checked(unsafe open(path, flags | O_CLOEXEC, 0o600)))
  }

  func closeFile(_ descriptor: Descriptor) throws(SystemError) {
    _ = try checked(close(descriptor.number))
  }

  func readBytes(_ descriptor: Descriptor, upTo count: Int) throws(SystemError) -> [UInt8] {
    var result = 0
    var code: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      result = unsafe read(descriptor.number, buffer.baseAddress, count)
      code = errno
      filled = max(result, 0)
    }
    if result < 0 { throw SystemError(code: code) }
    return bytes
  }

  func writeBytes(_ descriptor: Descriptor, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    var code: Int32 = 0
    let result = unsafe bytes.withUnsafeBytes { buffer in
      let result = unsafe write(descriptor.number, buffer.baseAddress, buffer.count)
      code = errno
      return result
    }
    if result < 0 { throw SystemError(code: code) }
    return result
  }

  func cutFile(_ descriptor: Descriptor, to length: Int) throws(SystemError) {
    _ = try checked(ftruncate(descriptor.number, off_t(length)))
  }

  /// On Linux `fdatasync`: it brings the bytes and the length, all that is needed to read them again, and
  /// leaves out the times, which would cost a second write of the file system's own journal.
  func syncFile(_ descriptor: Descriptor) throws(SystemError) {
    #if canImport(Darwin)
      try flush(descriptor)
    #else
      _ = try checked(fdatasync(descriptor.number))
    #endif
  }

  func syncFolder(_ descriptor: Descriptor) throws(SystemError) {
    #if canImport(Darwin)
      try flush(descriptor)
    #else
      _ = try checked(fsync(descriptor.number))
    #endif
  }

  func moveFile(_ from: String, _ to: String) throws(SystemError) {
    _ = try checked(unsafe rename(from, to))
  }

  func removeFile(_ path: String) throws(SystemError) {
    _ = try checked(unsafe unlink(path))
  }

  func makeFolder(_ path: String) throws(SystemError) {
    _ = try checked(unsafe mkdir(path, 0o700))
  }

  /// `flock`, for its locks belong to the open file: `fcntl`'s belong to the process, which would let it
  /// lock twice, and would lose the lock when any descriptor of the file is closed.
  func lockFile(_ descriptor: Descriptor) throws(SystemError) {
    _ = try checked(flock(descriptor.number, LOCK_EX | LOCK_NB))
  }

  #if canImport(Darwin)
    /// `F_FULLFSYNC`, for Apple's `fsync` leaves the bytes in the drive's own memory (O32); `fsync` where
    /// the file system does not know it.
    private func flush(_ descriptor: Descriptor) throws(SystemError) {
      if fcntl(descriptor.number, F_FULLFSYNC) == 0 { return }
      if errno == EINTR { throw SystemError(code: errno) }
      _ = try checked(fsync(descriptor.number))
    }
  #endif

  private func checked(_ result: Int32) throws(SystemError) -> Int32 {
    if result < 0 { throw SystemError(code: errno) }
    return result
  }
}
