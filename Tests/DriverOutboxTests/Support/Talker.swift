import Foundation
import TestSupport
import Testing

/// A process that is spoken to line by line.
final class Talker: @unchecked Sendable {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let rest = Guarded(Data())

  init(_ program: URL, _ arguments: [String]) throws {
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// The process that writes an outbox, built with the tests.
  convenience init(writer arguments: [String]) throws {
    let folder = try #require(BuiltCommand.url).deletingLastPathComponent()
    try self.init(folder.appending(path: "outbox-writer"), arguments)
  }

  /// Not by asking it to end: it was started with that signal blocked.
  deinit {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
  }

  /// Sends a line.
  func say(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  /// The next line; nil when there is none any more.
  func hear() -> String? {
    rest.withLock { rest in
      while true {
        if let end = rest.firstIndex(of: 0x0A) {
          let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
          rest = rest[(end + 1)...]
          return line
        }
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { return nil }
        rest += more
      }
    }
  }

  /// The next line, waited for beside the threads that all tasks share.
  func heard() async -> String? {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: self.hear()) }
    }
  }

  /// Kills it as the system does, and waits until it is gone.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
