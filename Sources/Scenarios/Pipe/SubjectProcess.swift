internal import Dispatch
internal import Foundation
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A running program that answers a line with a line.
///
/// It has a process group of its own, so that what it started ends with it.
final class SubjectProcess: Sendable {
  private let process: Process
  private let input: FileHandle
  private let output: FileHandle
  /// What the program writes to its standard error.
  let errors: SubjectErrors
  /// Writing and reading block, so they have a thread that nobody else waits for.
  private let queue = DispatchQueue(label: "subject")
  /// What was read beyond the last line.
  private let unread = Mutex<[UInt8]>([])
  private let hasEnded = DispatchSemaphore(value: 0)
  /// Who waits for the answer to a line.
  private let waiting = Mutex<CheckedContinuation<Exchange, Never>?>(nil)

  /// The longest answer, in bytes: a program that never ends its line must not fill the memory.
  private static let longestLine = 16 << 20

  /// What came of a line.
  enum Exchange: Sendable {
    /// The line that answers it, without its end.
    case answer([UInt8])
    /// A line, and more that nobody asked for.
    case tooMuch([UInt8], more: [UInt8])
    /// Far more than an answer has, without an end.
    case endless
    /// The program has closed its output, or its input.
    case closed
  }

  /// Starts a program.
  init(_ command: SubjectCommand) throws {
    // A program that is gone is an error of the write, not the end of this process.
    _ = signal(SIGPIPE, SIG_IGN)
    let process = Process()
    process.executableURL = URL(filePath: command.program)
    process.arguments = command.arguments
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    let hasEnded = hasEnded
    process.terminationHandler = { _ in hasEnded.signal() }
    try process.run()
    self.process = process
    self.input = input.fileHandleForWriting
    self.output = output.fileHandleForReading
    self.errors = SubjectErrors(errors.fileHandleForReading)
  }

  /// Writes a line and reads one.
  func exchange(_ line: [UInt8]) async -> Exchange {
    await withCheckedContinuation { continuation in
      waiting.withLock { $0 = continuation }
      queue.async { self.answered(self.talk(line)) }
    }
  }

  private func answered(_ exchange: Exchange) {
    let continuation = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    continuation?.resume(returning: exchange)
  }

  /// Ends the program and all that it started, and the wait for its answer.
  func abandon() {
    kill()
    // What left the program's group may hold its output open for ever.
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(1)) { self.answered(.closed) }
  }

  /// Ends the program and all that it started.
  func kill() {
    #if canImport(Darwin)
      Darwin.kill(-process.processIdentifier, SIGKILL)
    #else
      Glibc.kill(-process.processIdentifier, SIGKILL)
    #endif
  }

  /// Lets the program end by itself, and ends it where it does not.
  ///
  /// - Parameter farewell: a line that has no answer, the last that it is given.
  /// - Returns: how it ended, to follow `it`.
  @discardableResult
  func end(within limit: Duration, farewell: [UInt8]? = nil) async -> String {
    // On the queue, as nothing may close a stream that is written to.
    queue.async {
      if let farewell { try? self.input.write(contentsOf: farewell + [UInt8(ascii: "\n")]) }
      try? self.input.close()
    }
    return await withCheckedContinuation { done in
      // Not on the queue, which a program that left its group may hold up.
      DispatchQueue.global().async { done.resume(returning: self.wait(within: limit)) }
    }
  }

  private func wait(within limit: Duration) -> String {
    let (seconds, attoseconds) = limit.components
    let patience = DispatchTimeInterval.nanoseconds(
      Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    )
    let isLate = hasEnded.wait(timeout: .now() + patience) == .timedOut
    // What it started may live on with its streams.
    kill()
    if isLate { hasEnded.wait() }
    // Others may ask how it ended, too.
    hasEnded.signal()
    if isLate { return "closed its standard output and went on" }
    switch process.terminationReason {
    case .uncaughtSignal: return "was ended by signal \(process.terminationStatus)"
    default: return "ended with status \(process.terminationStatus)"
    }
  }

  private func talk(_ line: [UInt8]) -> Exchange {
    write(line) ? read() : .closed
  }

  /// Writes a line, and waits until the program has taken it; false where it never will.
  ///
  /// Only for who does not use `exchange` as well.
  func write(_ line: [UInt8]) -> Bool {
    do {
      try input.write(contentsOf: line + [UInt8(ascii: "\n")])
      return true
    } catch {
      return false
    }
  }

  /// Waits for a line.
  ///
  /// Only for who does not use `exchange` as well.
  func read() -> Exchange {
    unread.withLock { unread in
      var searched = 0
      while true {
        if let end = unread[searched...].firstIndex(of: UInt8(ascii: "\n")) {
          let (answer, more) = (Array(unread[..<end]), Array(unread[(end + 1)...]))
          unread = []
          return more.isEmpty ? .answer(answer) : .tooMuch(answer, more: more)
        }
        searched = unread.count
        if searched > Self.longestLine { return .endless }
        let data = output.availableData
        if data.isEmpty { return .closed }
        unread += data
      }
    }
  }
}
