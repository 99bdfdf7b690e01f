import Foundation
import TestSupport
import Testing

/// A process that writes an outbox.
final class Writer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var rest = Data()

  init(_ arguments: [String]) throws {
    let program = try #require(BuiltCommand.url).deletingLastPathComponent()
    process.executableURL = program.appending(path: "outbox-writer")
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// Sends a line.
  func say(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  /// The next line; nil when there is none any more.
  func hear() -> String? {
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

  /// Kills it as the system does, and waits until it is gone.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
