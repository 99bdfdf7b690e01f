internal import Dispatch
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The process groups of the programs that run.
///
/// A terminal sends Ctrl-C to its foreground group only, which they are not of: who ends this process
/// ends them first.
final class RunningGroups: Sendable {
  static let shared = RunningGroups()

  private let groups = Mutex<Set<Int32>>([])

  private init() {
    // A program that is gone is an error of the write, not the end of this process.
    _ = signal(SIGPIPE, SIG_IGN)
    let isListening = DispatchSemaphore(value: 0)
    for number in [SIGINT, SIGTERM] {
      _ = signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        self.endAll(by: number)
        // Holds the source as long as the process lasts: nobody else does.
        _ = source.isCancelled
      }
      source.setRegistrationHandler { isListening.signal() }
      source.resume()
      // Until then it would be lost.
      isListening.wait()
    }
  }

  /// Starts a program and lists it.
  func start(_ spawn: () throws(ProcessError) -> Int32) throws(ProcessError) -> Int32 {
    // One at a time, or one program would get the ends of another's pipes, between their making and
    // their being marked as this process's own; and none once this process is to end.
    try groups.withLock { groups throws(ProcessError) in
      let id = try spawn()
      groups.insert(id)
      return id
    }
  }

  /// Forgets a program that has ended.
  func forget(_ id: Int32) { groups.withLock { _ = $0.remove(id) } }

  private func endAll(by number: Int32) {
    groups.withLock { groups in
      groups.forEach(ProcessCalls.kill)
      ProcessCalls.end(by: number)
    }
  }
}
