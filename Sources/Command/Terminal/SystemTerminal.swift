internal import Dispatch

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The process's own streams, environment and folder.
enum SystemTerminal {
  /// Results that could not be written, with the system's reason.
  struct WriteFailure: Error, CustomStringConvertible {
    let code: Int32

    var description: String {
      let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
      return "cannot write the results: \(reason)"
    }
  }

  /// The process's standard output and error.
  static let console = Console(
    writeOutput: { try write($0, to: STDOUT_FILENO) },
    writeError: { try? write($0, to: STDERR_FILENO) }
  )

  /// Lets a write to a closed pipe fail instead of ending the process, so that `bottle … | head`
  /// finishes its job and ends with its own status.
  static func ignoreClosedPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Ends the process.
  static func exit(_ status: ExitStatus) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status.rawValue)
    #else
      Glibc.exit(status.rawValue)
    #endif
  }

  /// The process's time.
  ///
  /// From now on Ctrl-C and SIGTERM end the waiting, not the process, so that the run can end by
  /// itself; a second one ends the process at once.
  static func pace() -> Pace {
    let clock = ContinuousClock()
    let start = clock.now
    let end = DispatchSemaphore(value: 0)
    for number in [SIGINT, SIGTERM] {
      _ = signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        _ = signal(number, SIG_DFL)
        end.signal()
        // Holds the source as long as the process lasts: nobody else does.
        _ = source.isCancelled
      }
      source.resume()
    }
    return Pace(
      now: { clock.now - start },
      wait: { milliseconds in
        end.wait(timeout: .now() + .milliseconds(milliseconds)) == .timedOut && !isOutputClosed
      }
    )
  }

  /// Whether nobody can read the results any more: the other end of the pipe or the terminal is gone.
  private static var isOutputClosed: Bool {
    var stream = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    return unsafe poll(&stream, 1, 0) > 0 && Int32(stream.revents) & (POLLERR | POLLHUP) != 0
  }

  /// The day it is in UTC: `2026-03-04`.
  static func today() -> String {
    var seconds = time(nil)
    var parts = unsafe tm()
    unsafe gmtime_r(&seconds, &parts)
    let numbers = unsafe [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday]
    return numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
  }

  static func surroundings() -> Surroundings {
    var surroundings = Surroundings(folder: currentFolder() ?? ".")
    for name in Surroundings.variableNames {
      if let value = unsafe getenv(name) {
        surroundings.variables[name] = unsafe String(cString: value)
      }
    }
    surroundings.outputIsTerminal = isatty(STDOUT_FILENO) == 1
    surroundings.errorIsTerminal = isatty(STDERR_FILENO) == 1
    surroundings.terminalWidth = width(of: STDOUT_FILENO)
    return surroundings
  }

  private static func currentFolder() -> String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  private static func width(of stream: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(stream, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all bytes.
  ///
  /// A reader that has gone away is no failure: there is nobody to tell.
  private static func write(_ bytes: [UInt8], to stream: Int32) throws {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes[written...].withUnsafeBytes { rest in
        #if canImport(Darwin)
          unsafe Darwin.write(stream, rest.baseAddress, rest.count)
        #else
          unsafe Glibc.write(stream, rest.baseAddress, rest.count)
        #endif
      }
      if count >= 0 {
        written += count
      } else if errno == EPIPE {
        return
      } else if errno != EINTR {
        throw WriteFailure(code: errno)
      }
    }
  }
}
