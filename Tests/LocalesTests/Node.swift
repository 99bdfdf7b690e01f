import Foundation
import Testing

/// Runs Node, where there is one.
enum Node {
  struct Failure: Error {
    var status: Int32
    var output: String
  }

  /// The output of `node ARGUMENTS`; nil, with a line printed, where there is no Node.
  ///
  /// With `BOTTLE_REQUIRE_TOOLS=1` that is an error.
  static func run(_ arguments: [String]) throws -> Data? {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    guard
      let node = folders.map({ "\($0)/node" }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    else {
      if environment["BOTTLE_REQUIRE_TOOLS"] == "1" {
        throw Failure(status: 127, output: "there is no node in PATH")
      }
      print("skipped: there is no node in PATH")
      return nil
    }
    let process = Process()
    process.executableURL = URL(filePath: node)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        status: process.terminationStatus,
        output: String(decoding: output, as: UTF8.self)
      )
    }
    return output
  }

  /// What a script prints, read as JSON.
  static func json<Value: Decodable>(_ script: String, as type: Value.Type) throws -> Value? {
    try run(["-e", script]).map { try JSONDecoder().decode(type, from: $0) }
  }
}
