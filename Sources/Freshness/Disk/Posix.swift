#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The real system calls, each one call and nothing else.
struct Posix: FileSystem {
  func openFile(_ path: String, _ access: FileAccess) throws(SystemError) -> Descriptor {
    let flags =
      switch access {
      case .read: O_RDONLY | O_NONBLOCK | O_NOCTTY
      case .readUnlinked: O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW
      case .folder: O_RDONLY | O_DIRECTORY
      case .create: O_WRONLY | O_CREAT | O_EXCL
      }
    return Descriptor(number: try checked(unsafe open(path, flags | O_CLOEXEC, 0o666)))
  }

  func closeFile(_ descriptor: Descriptor) throws(SystemError) {
    _ = try checked(close(descriptor.number))
  }

  func status(of descriptor: Descriptor) throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try checked(unsafe fstat(descriptor.number, &status))
    return FileStatus(status)
  }

  func status(at path: String) throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try checked(unsafe stat(path, &status))
    return FileStatus(status)
  }

  func isLink(_ path: String) throws(SystemError) -> Bool {
    var status = stat()
    _ = try checked(unsafe lstat(path, &status))
    return status.st_mode & S_IFMT == S_IFLNK
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

  func setMode(_ descriptor: Descriptor, _ mode: UInt32) throws(SystemError) {
    _ = try checked(fchmod(descriptor.number, mode_t(truncatingIfNeeded: mode)))
  }

  func flush(_ descriptor: Descriptor) throws(SystemError) {
    _ = try checked(fsync(descriptor.number))
  }

  func moveFile(_ from: String, _ to: String) throws(SystemError) {
    _ = try checked(unsafe rename(from, to))
  }

  func removeFile(_ path: String) throws(SystemError) {
    _ = try checked(unsafe unlink(path))
  }

  func makeFolder(_ path: String) throws(SystemError) {
    _ = try checked(unsafe mkdir(path, 0o777))
  }

  func removeFolder(_ path: String) throws(SystemError) {
    _ = try checked(unsafe rmdir(path))
  }

  func names(in path: String) throws(SystemError) -> [String] {
    guard let folder = unsafe opendir(path) else { throw SystemError(code: errno) }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(folder) else { break }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    if errno != 0 { throw SystemError(code: errno) }
    return names
  }

  func realPath(_ path: String) throws(SystemError) -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw SystemError(code: errno) }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  func tryLock(_ descriptor: Descriptor) throws(SystemError) -> Bool {
    if flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 { return true }
    if errno == EWOULDBLOCK { return false }
    throw SystemError(code: errno)
  }

  func sleep(milliseconds: Int) {
    usleep(useconds_t(clamping: milliseconds * 1000))
  }

  private func checked(_ result: Int32) throws(SystemError) -> Int32 {
    if result < 0 { throw SystemError(code: errno) }
    return result
  }
}
