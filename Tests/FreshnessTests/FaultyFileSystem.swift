import Synchronization

@testable import Freshness

/// The real system calls, counted, some of which fail.
///
/// A failing call does nothing, except that a failing `closeFile` closes.
final class FaultyFileSystem: FileSystem {
  /// Which calls fail, by their number from 0 on.
  private let fails: @Sendable (Int) -> SystemError?
  private let log = Mutex<[String]>([])
  private let real = Posix()

  init(failing fails: @escaping @Sendable (Int) -> SystemError? = { _ in nil }) {
    self.fails = fails
  }

  /// The names of the calls so far.
  var calls: [String] { log.withLock { $0 } }

  private func count(_ name: String = #function) throws(SystemError) {
    let number = log.withLock { log in
      log.append(String(name.prefix { $0 != "(" }))
      return log.count - 1
    }
    if let error = fails(number) { throw error }
  }

  func openFile(_ path: String, _ access: FileAccess) throws(SystemError) -> Descriptor {
    try count()
    return try real.openFile(path, access)
  }

  func closeFile(_ descriptor: Descriptor) throws(SystemError) {
    defer { try? real.closeFile(descriptor) }
    try count()
  }

  func status(of descriptor: Descriptor) throws(SystemError) -> FileStatus {
    try count()
    return try real.status(of: descriptor)
  }

  func status(at path: String) throws(SystemError) -> FileStatus {
    try count()
    return try real.status(at: path)
  }

  func isLink(_ path: String) throws(SystemError) -> Bool {
    try count()
    return try real.isLink(path)
  }

  /// Reads at most 64 bytes, so that every reader meets short reads.
  func readBytes(_ descriptor: Descriptor, upTo count: Int) throws(SystemError) -> [UInt8] {
    try self.count()
    return try real.readBytes(descriptor, upTo: min(count, 64))
  }

  /// Writes at most 50 bytes, so that every writer meets short writes.
  func writeBytes(_ descriptor: Descriptor, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    try count()
    return try real.writeBytes(descriptor, bytes.prefix(50))
  }

  func setMode(_ descriptor: Descriptor, _ mode: UInt32) throws(SystemError) {
    try count()
    try real.setMode(descriptor, mode)
  }

  func flush(_ descriptor: Descriptor) throws(SystemError) {
    try count()
    try real.flush(descriptor)
  }

  func moveFile(_ from: String, _ to: String) throws(SystemError) {
    try count()
    try real.moveFile(from, to)
  }

  func removeFile(_ path: String) throws(SystemError) {
    try count()
    try real.removeFile(path)
  }

  func makeFolder(_ path: String) throws(SystemError) {
    try count()
    try real.makeFolder(path)
  }

  func removeFolder(_ path: String) throws(SystemError) {
    try count()
    try real.removeFolder(path)
  }

  func names(in path: String) throws(SystemError) -> [String] {
    try count()
    return try real.names(in: path)
  }

  func realPath(_ path: String) throws(SystemError) -> String {
    try count()
    return try real.realPath(path)
  }

  func tryLock(_ descriptor: Descriptor) throws(SystemError) -> Bool {
    try count()
    return try real.tryLock(descriptor)
  }

  func sleep(milliseconds: Int) {}
}
