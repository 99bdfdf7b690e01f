import Foundation
import TestSupport
import Testing

/// The real command, run to its end.
struct Run {
  let status: Int32
  let output: String
  let errors: String

  /// Runs `bottle` in a folder, with nothing in its environment but what is given.
  ///
  /// Results go through files, so that no pipe can fill up.
  init(
    _ arguments: [String],
    in folder: URL,
    environment: [String: String] = [:],
    as user: User = .own
  ) throws {
    try self.init(Self.process(arguments, in: folder, environment: environment, as: user))
  }

  /// Runs a process that is ready.
  init(_ process: Process) throws {
    let files = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    let (output, errors) = (files.appending(path: "output"), files.appending(path: "errors"))
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()

    #expect(process.terminationReason == .exit, "ended by a signal")
    status = process.terminationStatus
    self.output = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
  }

  /// A process that is ready to run `bottle`.
  static func process(
    _ arguments: [String],
    in folder: URL,
    environment: [String: String] = [:],
    as user: User = .own
  ) throws -> Process {
    // What a sanitizer is told holds for the command that was built with it too.
    let sanitizers = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
    return process(
      user.prefix + [try user.command().path] + arguments,
      in: folder,
      environment: environment.merging(sanitizers) { given, _ in given }
    )
  }

  /// A process that is ready to run any program, given by its path.
  static func process(
    _ command: [String],
    in folder: URL,
    environment: [String: String]
  ) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Who runs it.
  enum User {
    case own
    /// Somebody whom file permissions apply to, even where the tests are run by root.
    case unprivileged
    /// Somebody whose files may have only so many blocks of 512 bytes.
    case quota(blocks: Int)

    /// Whether the command can be run so.
    var canRun: Bool {
      (try? Run(["--version"], in: URL(filePath: "/"), as: self))?.status == 0
    }

    /// The command where others can reach it: the checkout may lie in a private folder.
    private static let reachable: Result<URL, any Error> = Result {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "bottle-command-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let command = folder.appending(path: "bottle")
      try FileManager.default.copyItem(at: #require(BuiltCommand.url), to: command)
      atexit {
        let folder = try? User.reachable.get().deletingLastPathComponent()
        if let folder { try? FileManager.default.removeItem(at: folder) }
      }
      return command
    }

    fileprivate func command() throws -> URL {
      guard case .unprivileged = self, geteuid() == 0 else { return try #require(BuiltCommand.url) }
      return try Self.reachable.get()
    }

    fileprivate var prefix: [String] {
      switch self {
      case .unprivileged where geteuid() == 0:
        ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
      case .own, .unprivileged: []
      case .quota(let blocks):
        // Being told of the limit is not to end the process, as a full disk does not either.
        ["/bin/sh", "-c", "trap '' XFSZ; ulimit -f \(blocks); exec \"$@\"", "sh"]
      }
    }
  }
}
