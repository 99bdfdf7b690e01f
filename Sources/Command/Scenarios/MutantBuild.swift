internal import Diagnostics
internal import Freshness
internal import Outputs
internal import Processes
internal import Scenarios

/// A package of mutants on the disk, where what was built of it is kept for the next time.
struct MutantBuild {
  /// The folder it is in, from the project's root.
  private static let folder = ".build/mutants"

  private let path: String

  /// What the compiler printed where it refused.
  struct Refusal: Error {
    /// All that it printed.
    let output: String
  }

  /// Writes a package: only the files that are not as they should be, so that only what changed is
  /// built again.
  init(_ package: MutantPackage, on disk: Disk) throws {
    path = "\(disk.root)/\(Self.folder)"
    let sources = try package.folders.flatMap { try disk.swiftFiles(below: $0) }
    // The folder is nobody else's.
    let mark = OwnershipMark { _ in true }
    let files = (package.files + sources).map { file in
      OutputFile(path: "\(Self.folder)/\(file.path)", bytes: file.bytes, mark: mark)
    }
    let manifest: ProjectPath = "\(Self.folder)/manifest"
    try disk.withLock { () throws(DiskError) in
      let snapshot = try Snapshot(of: FileTree(files), manifest: manifest, on: disk)
      _ = try Plan(snapshot, marks: [mark]).apply(to: disk, force: true)
    }
  }

  /// Builds the program.
  ///
  /// - Returns: where it is.
  /// - Throws: `Refusal`, or what kept the compiler from starting.
  func program() throws -> String {
    let build = try ChildProcess(
      "/usr/bin/env",
      ["swift", "build", "--package-path", path, "--product", MutantPackage.program],
      mergingErrors: true
    )
    build.endInput()
    var printed: [UInt8] = []
    let ending = build.end(within: .seconds(3600)) { event in
      if case .output(let bytes) = event { printed += bytes }
    }
    guard ending == .status(0) else {
      throw Refusal(output: String(decoding: printed, as: UTF8.self))
    }
    return "\(path)/.build/debug/\(MutantPackage.program)"
  }
}
