internal import Processes

/// A running program that answers a line with a line.
///
/// Whoever asks something of it waits.
final class SubjectProcess {
  private let child: ChildProcess
  /// What the program writes to its standard error.
  private(set) var errors = SubjectErrors()
  /// What was read beyond the last line.
  private var unread: [UInt8] = []

  /// The longest answer, in bytes: a program that never ends its line must not fill the memory.
  private static let longestLine = 16 << 20

  /// What came of a line.
  enum Exchange {
    /// The line that answers it, without its end.
    case answer([UInt8])
    /// A line, and more that nobody asked for.
    case tooMuch([UInt8], more: [UInt8])
    /// Far more than an answer has, without an end.
    case endless
    /// The program has closed its output, or its input.
    case closed
    /// Nothing within the time there was.
    case late
  }

  /// Starts a program.
  init(_ command: SubjectCommand) throws(ProcessError) {
    child = try ChildProcess(command.program, command.arguments)
  }

  /// Writes a line and reads one, and whatever came with it that nobody asked for.
  func exchange(_ line: [UInt8], within limit: Duration) -> Exchange {
    write(line)
    switch readLine(within: limit) {
    case .answer(let answer) where !unread.isEmpty:
      defer { unread = [] }
      return .tooMuch(answer, more: unread)
    case let end: return end
    }
  }

  /// Writes a line, or as much of it as the program takes now; the rest goes while a line is read.
  func write(_ line: [UInt8]) {
    child.write(line + [UInt8(ascii: "\n")])
  }

  /// Reads a line, and leaves those that follow to be read next.
  func readLine(within limit: Duration) -> Exchange {
    let deadline = ContinuousClock.now + limit
    var searched = 0
    while true {
      if let end = unread[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let answer = Array(unread[..<end])
        unread.removeSubrange(...end)
        return .answer(answer)
      }
      searched = unread.count
      if searched > Self.longestLine { return .endless }
      switch child.next(until: deadline) {
      case .output(let bytes): unread += bytes
      case .errors(let bytes): errors.keep(bytes)
      case .errorsEnded: continue
      case .outputEnded, .inputClosed: return .closed
      case .late: return .late
      }
    }
  }

  /// Forgets what it wrote to its standard error: the next case begins.
  func forgetErrors() { errors.forget() }

  /// Reads what it wrote to its standard error, as long as more can come, up to a limit.
  func readErrors(within limit: Duration) {
    let deadline = ContinuousClock.now + limit
    while child.hasErrors, .now < deadline, unread.count <= Self.longestLine {
      switch child.next(until: deadline) {
      case .output(let bytes): unread += bytes
      case .errors(let bytes): errors.keep(bytes)
      case .outputEnded, .errorsEnded, .inputClosed, .late: continue
      }
    }
  }

  /// Ends the program and all that it started.
  func kill() { child.kill() }

  /// Lets the program end by itself, and ends it where it does not.
  ///
  /// - Parameter farewell: a line that has no answer, the last that it is given.
  /// - Returns: how it ended, to follow `it`.
  @discardableResult
  func end(within limit: Duration, farewell: [UInt8]? = nil) -> String {
    if let farewell { child.write(farewell + [UInt8(ascii: "\n")]) }
    child.endInput()
    let ending = child.end(within: limit) { event in
      if case .errors(let bytes) = event { errors.keep(bytes) }
    }
    switch ending {
    case .status(let status): return "ended with status \(status)"
    case .signal(let signal): return "was ended by signal \(signal)"
    case nil: return "closed its standard output and went on"
    }
  }
}
