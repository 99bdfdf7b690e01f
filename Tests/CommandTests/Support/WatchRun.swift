import Foundation
import Synchronization
import TestSupport

@testable import Command

/// `generate --watch` in this process, where time passes poll by poll and something is done at some.
enum WatchRun {
  /// Something that is done when so many polls have passed since the last was.
  struct Step: Sendable {
    /// Enough for any change to come to rest, be looked at, and be looked at again.
    static let rest = 12

    var polls = Step.rest
    let action: @Sendable () throws -> Void
  }

  /// Runs the steps, then rests once more and ends.
  ///
  /// - Returns: What was printed, results and messages as they came: at first, then after each step.
  static func printed(
    in project: TemporaryFolder,
    _ arguments: [String] = [],
    steps: [Step]
  ) throws -> [String] {
    let state = Mutex(State(steps: steps))
    let print: @Sendable ([UInt8]) -> Void = { bytes in
      state.withLock { $0.printed[$0.printed.count - 1] += String(decoding: bytes, as: UTF8.self) }
    }
    let status = Command.run(
      ["generate", "--watch"] + arguments,
      in: Surroundings(folder: project.url.path),
      console: Console(writeOutput: print, writeError: print),
      pace: {
        Pace(now: { state.withLock { $0.tick() } }, wait: { _ in state.withLock { $0.poll() } })
      }
    )
    return try state.withLock { state in
      if let failure = state.failure { throw failure }
      return status == .success ? state.printed : state.printed + ["ended with \(status)"]
    }
  }

  private struct State {
    var steps: [Step]
    var printed = [""]
    var failure: (any Error)?
    private var polls = 0
    private var ticks = 0

    init(steps: [Step]) {
      self.steps = steps
    }

    /// Every look at the time finds it 20 ms later.
    mutating func tick() -> Duration {
      ticks += 1
      return .milliseconds(20 * ticks)
    }

    mutating func poll() -> Bool {
      polls += 1
      guard polls >= steps.first?.polls ?? Step.rest else { return true }
      guard !steps.isEmpty, failure == nil else { return false }
      polls = 0
      printed.append("")
      do { try steps.removeFirst().action() } catch { failure = error }
      return true
    }
  }
}
