import Synchronization

@testable import Freshness

/// The real system calls, counted, some of which fail.
///
/// A `closeFile` that fails closes all the same.
final class FaultyFileSystem: FileSystem {
  /// When a call fails.
  enum Moment {
    /// Before it did anything.
    case before
    /// When it has done its work, as over a network whose answer is lost.
    case after
  }

  private let moment: Moment
  /// Which calls fail, by their number from 0 on.
  private let fails: @Sendable (Int) -> SystemError?
  private let log = Mutex<[String]>([])
  private let real = Posix()

  init(
    _ moment: Moment = .before,
    failing fails: @escaping @Sendable (Int) -> SystemError? = { _ in nil }
  ) {
    self.moment = moment
    self.fails = fails
  }

  /// The names of the calls so far.
  var calls: [String] { log.withLock { $0 } }

  /// Does a call, which is told whether it will fail afterwards.
  private func attempt<Result>(
    _ name: String = #function,
    _ call: (Bool) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let number = log.withLock { log in
      log.append(String(name.prefix { $0 != "(" }))
      return log.count - 1
    }
    guard let error = fails(number) else { return try call(false) }
    if moment == .after { _ = try call(true) }
    throw error
  }

  func openFile(_ path: String, _ access: FileAccess) throws(SystemError) -> Descriptor {
    try attempt { fails throws(SystemError) in
      let descriptor = try real.openFile(path, access)
      if fails { try real.closeFile(descriptor) }
      return descriptor
    }
  }

  func closeFile(_ descriptor: Descriptor) throws(SystemError) {
    defer { try? real.closeFile(descriptor) }
    try attempt { _ in }
  }

  func status(of descriptor: Descriptor) throws(SystemError) -> FileStatus {
    try attempt { _ throws(SystemError) in try real.status(of: descriptor) }
  }

  func status(at path: String) throws(SystemError) -> FileStatus {
    try attempt { _ throws(SystemError) in try real.status(at: path) }
  }

  func isLink(_ path: String) throws(SystemError) -> Bool {
    try attempt { _ throws(SystemError) in try real.isLink(path) }
  }

  /// Reads at most 64 bytes, so that every reader meets short reads.
  func readBytes(_ descriptor: Descriptor, upTo count: Int) throws(SystemError) -> [UInt8] {
    try attempt { _ throws(SystemError) in try real.readBytes(descriptor, upTo: min(count, 64)) }
  }

  /// Writes at most 50 bytes, so that every writer meets short writes.
  func writeBytes(_ descriptor: Descriptor, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    try attempt { _ throws(SystemError) in try real.writeBytes(descriptor, bytes.prefix(50)) }
  }

  func setMode(_ descriptor: Descriptor, _ mode: UInt32) throws(SystemError) {
    try attempt { _ throws(SystemError) in try real.setMode(descriptor, mode) }
  }

  func flush(_ descriptor: Descriptor) throws(SystemError) {
    try attempt { _ throws(SystemError) in try real.flush(descriptor) }
  }

  func moveFile(_ from: String, _ to: String) throws(SystemError) {
    try attempt { _ throws(SystemError) in try real.moveFile(from, to) }
  }

  func removeFile(_ path: String) throws(SystemError) {
    try attempt { _ throws(SystemError) in try real.removeFile(path) }
  }

  func makeFolder(_ path: String) throws(SystemError) {
    try attempt { _ throws(SystemError) in try real.makeFolder(path) }
  }

  func removeFolder(_ path: String) throws(SystemError) {
    try attempt { _ throws(SystemError) in try real.removeFolder(path) }
  }

  /// Lists from last to first, as any order may be.
  func names(in path: String) throws(SystemError) -> [String] {
    try attempt { _ throws(SystemError) in try real.names(in: path).sorted(by: >) }
  }

  func realPath(_ path: String) throws(SystemError) -> String {
    try attempt { _ throws(SystemError) in try real.realPath(path) }
  }

  func tryLock(_ descriptor: Descriptor) throws(SystemError) -> Bool {
    try attempt { _ throws(SystemError) in try real.tryLock(descriptor) }
  }

  /// Really waits: a process that another test starts holds a lock until it has become its program.
  func sleep(milliseconds: Int) { real.sleep(milliseconds: milliseconds) }
}
