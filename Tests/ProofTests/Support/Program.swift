import Foundation
import TestSupport

/// A program run to its end.
struct Program {
  /// 0 for success.
  let status: Int32
  let output: String
  let errors: String

  struct Failure: Error, CustomStringConvertible {
    var command: [String]
    var result: Program
    var description: String {
      "\(command.joined(separator: " "))\n\(result.errors)\(result.output)"
    }
  }

  /// Runs a program with these words.
  ///
  /// Output goes through files, so that none fills a pipe up.
  static func run(
    _ words: [String],
    input: URL? = nil,
    in folder: TemporaryFolder,
    environment: [String: String] = [:]
  ) throws -> Self {
    let process = Process()
    let output = folder.path("output-\(UUID().uuidString)")
    let errors = folder.path("errors-\(UUID().uuidString)")
    for file in [output, errors] { try Data().write(to: file) }
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) } ?? .nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Self(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    )
  }

  /// The same, and throws what it printed if it fails.
  @discardableResult
  static func succeed(
    _ words: [String],
    input: URL? = nil,
    in folder: TemporaryFolder,
    environment: [String: String] = [:]
  ) throws -> Self {
    let result = try run(words, input: input, in: folder, environment: environment)
    guard result.status == 0 else { throw Failure(command: words, result: result) }
    return result
  }
}
