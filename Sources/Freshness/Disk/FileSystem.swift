/// The system calls that the disk is made of, so that a test can count them and make any fail.
///
/// Each does one call and reports what that call reported, interruptions included; what to make
/// of it is `Disk`'s business. Paths are absolute or relative to the process's working folder.
protocol FileSystem: Sendable {
  func openFile(_ path: String, _ access: FileAccess) throws(SystemError) -> Descriptor
  func closeFile(_ descriptor: Descriptor) throws(SystemError)
  func status(of descriptor: Descriptor) throws(SystemError) -> FileStatus
  /// Follows links.
  func status(at path: String) throws(SystemError) -> FileStatus
  /// Whether a link stands at the path itself.
  func isLink(_ path: String) throws(SystemError) -> Bool
  /// At most `count` bytes; none at the end of the file.
  func readBytes(_ descriptor: Descriptor, upTo count: Int) throws(SystemError) -> [UInt8]
  /// The number of bytes written, which may be less than there are.
  func writeBytes(_ descriptor: Descriptor, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int
  func setMode(_ descriptor: Descriptor, _ mode: UInt32) throws(SystemError)
  func flush(_ descriptor: Descriptor) throws(SystemError)
  func moveFile(_ from: String, _ to: String) throws(SystemError)
  /// Removes a file, or a link itself.
  func removeFile(_ path: String) throws(SystemError)
  func makeFolder(_ path: String) throws(SystemError)
  func removeFolder(_ path: String) throws(SystemError)
  /// The names in a folder, in no order, without `.` and `..`.
  func names(in path: String) throws(SystemError) -> [String]
  /// The absolute path without links.
  func realPath(_ path: String) throws(SystemError) -> String
  /// Whether the lock was free and is now held until the descriptor is closed.
  func tryLock(_ descriptor: Descriptor) throws(SystemError) -> Bool
  func sleep(milliseconds: Int)
}
