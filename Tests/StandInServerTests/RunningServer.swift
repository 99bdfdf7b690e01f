import Foundation
import StandIn
import StandInServer
import Synchronization

/// A stand-in that serves on a port of its own, until it is let go.
final class RunningServer: Sendable {
  private let state = State()
  let port: UInt16

  private final class State: Sendable {
    let goesOn = Atomic(true)
    let port = Atomic<UInt16>(0)
    let lines = Mutex<[String]>([])
    let hasBegun = DispatchSemaphore(value: 0)
  }

  /// What was said on the terminal.
  var log: [String] { state.lines.withLock { $0 } }

  init(faults: String = "[]") throws {
    let scenario = try StandInScenario(
      json: Array(#"{"people": [], "businesses": [], "faults": \#(faults)}"#.utf8)
    )
    Thread.detachNewThread { [state] in
      try? StandInServer.serve(
        scenario,
        port: 0,
        began: { port in
          state.port.store(port, ordering: .sequentiallyConsistent)
          state.hasBegun.signal()
        },
        log: { line in state.lines.withLock { $0.append(line.line) } },
        while: { state.goesOn.load(ordering: .sequentiallyConsistent) }
      )
      state.hasBegun.signal()
    }
    state.hasBegun.wait()
    port = state.port.load(ordering: .sequentiallyConsistent)
  }

  deinit {
    state.goesOn.store(false, ordering: .sequentiallyConsistent)
  }
}
