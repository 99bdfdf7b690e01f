/// The system calls that an outbox's disk is made of, so that a test can count them and make any fail.
///
/// Each does one call and reports what that call reported, interruptions included; what to make of it is
/// `OutboxDisk`'s business. Paths are absolute.
protocol SystemCalls: Sendable {
  func openFile(_ path: String, _ access: FileAccess) throws(SystemError) -> Descriptor
  func closeFile(_ descriptor: Descriptor) throws(SystemError)
  /// At most `count` bytes from where the last reading ended; none at the end of the file.
  func readBytes(_ descriptor: Descriptor, upTo count: Int) throws(SystemError) -> [UInt8]
  /// The number of bytes written, which may be less than there are.
  func writeBytes(_ descriptor: Descriptor, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int
  func cutFile(_ descriptor: Descriptor, to length: Int) throws(SystemError)
  /// Brings a file's bytes and its length to the disk itself.
  func syncFile(_ descriptor: Descriptor) throws(SystemError)
  /// Brings the names in a folder to the disk itself.
  func syncFolder(_ descriptor: Descriptor) throws(SystemError)
  func moveFile(_ from: String, _ to: String) throws(SystemError)
  func removeFile(_ path: String) throws(SystemError)
  func makeFolder(_ path: String) throws(SystemError)
  /// Takes a lock that lasts until the descriptor is closed or the process ends, however it ends; fails
  /// with `SystemCode.busy` if another has it.
  func lockFile(_ descriptor: Descriptor) throws(SystemError)
}
