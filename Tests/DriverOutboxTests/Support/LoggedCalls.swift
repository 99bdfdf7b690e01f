import Foundation

@testable import DriverOutbox

/// The real system calls, written down, some of which fail.
///
/// Syncs are written down only: what they are for, a power cut, cannot be had here, and they take long.
final class LoggedCalls: SystemCalls {
  /// When a call fails.
  enum Moment: CaseIterable {
    /// Before it did anything.
    case before
    /// When it has done its work, or some of it.
    case after
  }

  /// One call that changes the disk, by the names of the files it is about.
  enum Entry: Hashable {
    case lock(String)
    case write(String, [UInt8])
    case cut(String, Int)
    case syncFile(String)
    case syncFolder(String)
    case move(String, String)
    case remove(String)
  }

  private struct State {
    var calls: [String] = []
    var entries: [Entry] = []
    var names: [Descriptor: String] = [:]
    var fails: @Sendable (Int, String) -> SystemError?
  }

  private let moment: Moment
  private let state: Guarded<State>
  private let real = Posix()

  /// - Parameter fails: which calls fail, by their number from 0 on and their name.
  init(
    _ moment: Moment = .before,
    failing fails: @escaping @Sendable (Int, String) -> SystemError? = { _, _ in nil }
  ) {
    self.moment = moment
    state = Guarded(State(fails: fails))
  }

  /// How many calls there were.
  var count: Int { calls.count }

  /// The names of the calls so far.
  var calls: [String] { state.withLock { $0.calls } }

  /// What changed the disk so far; writes that follow on each other are one.
  var entries: [Entry] { state.withLock { $0.entries } }

  /// What changed the disk since this was asked last.
  func takeEntries() -> [Entry] {
    state.withLock { state in
      defer { state.entries = [] }
      return state.entries
    }
  }

  /// From now on no call fails.
  func mend() { state.withLock { $0.fails = { _, _ in nil } } }

  private func attempt<Result>(
    _ entry: Entry? = nil,
    _ name: String = #function,
    _ call: (Bool) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let error = state.withLock { state in
      state.calls.append(String(name.prefix { $0 != "(" }))
      return state.fails(state.calls.count - 1, state.calls.last ?? "")
    }
    if let error {
      if moment == .after { _ = try? call(true) }
      throw error
    }
    let result = try call(false)
    if let entry { note(entry) }
    return result
  }

  private func note(_ entry: Entry) {
    state.withLock { state in
      if case .write(let path, let bytes) = entry,
        case .write(path, let before) = state.entries.last
      {
        state.entries[state.entries.count - 1] = .write(path, before + bytes)
      } else {
        state.entries.append(entry)
      }
    }
  }

  private func name(_ descriptor: Descriptor) -> String {
    state.withLock { $0.names[descriptor] ?? "?" }
  }

  func openFile(_ path: String, _ access: FileAccess) throws(SystemError) -> Descriptor {
    try attempt { fails throws(SystemError) in
      let descriptor = try real.openFile(path, access)
      if fails {
        try real.closeFile(descriptor)
      } else {
        state.withLock { $0.names[descriptor] = path }
      }
      return descriptor
    }
  }

  func closeFile(_ descriptor: Descriptor) throws(SystemError) {
    try real.closeFile(descriptor)
  }

  /// Reads at most 64 bytes, so that every reader meets short reads.
  func readBytes(_ descriptor: Descriptor, upTo count: Int) throws(SystemError) -> [UInt8] {
    try attempt { _ throws(SystemError) in try real.readBytes(descriptor, upTo: min(count, 64)) }
  }

  /// Writes at most 50 bytes, so that every writer meets short writes.
  func writeBytes(_ descriptor: Descriptor, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    let some = bytes.prefix(50)
    return try attempt(.write(name(descriptor), Array(some))) { fails throws(SystemError) in
      try real.writeBytes(descriptor, fails ? some.prefix(20) : some)
    }
  }

  func cutFile(_ descriptor: Descriptor, to length: Int) throws(SystemError) {
    try attempt(.cut(name(descriptor), length)) { _ throws(SystemError) in
      try real.cutFile(descriptor, to: length)
    }
  }

  func syncFile(_ descriptor: Descriptor) throws(SystemError) {
    try attempt(.syncFile(name(descriptor))) { _ in }
  }

  func syncFolder(_ descriptor: Descriptor) throws(SystemError) {
    try attempt(.syncFolder(name(descriptor))) { _ in }
  }

  func moveFile(_ from: String, _ to: String) throws(SystemError) {
    try attempt(.move(from, to)) { _ throws(SystemError) in
      try real.moveFile(from, to)
      state.withLock { state in
        for (descriptor, name) in state.names where name == from { state.names[descriptor] = to }
      }
    }
  }

  func removeFile(_ path: String) throws(SystemError) {
    try attempt(.remove(path)) { _ throws(SystemError) in try real.removeFile(path) }
  }

  func makeFolder(_ path: String) throws(SystemError) {
    try attempt { _ throws(SystemError) in try real.makeFolder(path) }
  }

  /// Waits a second at most: a process that another test starts holds a lock until it has become its program.
  func lockFile(_ descriptor: Descriptor) throws(SystemError) {
    try attempt(.lock(name(descriptor))) { _ throws(SystemError) in
      for _ in 0..<100 {
        do throws(SystemError) {
          return try real.lockFile(descriptor)
        } catch  where error.code == SystemCode.busy {
          usleep(10_000)
        }
      }
      try real.lockFile(descriptor)
    }
  }
}
