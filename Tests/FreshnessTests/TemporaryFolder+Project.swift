import Diagnostics
import Foundation
import Outputs
import TestSupport

@testable import Freshness

extension TemporaryFolder {
  /// The time of the last change of a file's bytes or of its being put there, in nanoseconds.
  func changeTime(_ path: String) -> Int {
    var status = stat()
    unsafe lstat(self.path(path).path, &status)
    return status.st_ctim.tv_sec * 1_000_000_000 + status.st_ctim.tv_nsec
  }

  func disk(_ fileSystem: any FileSystem = Posix()) throws(DiskError) -> Disk {
    try Disk(root: url.path, fileSystem: fileSystem)
  }

  /// The plan of a run that generates `outputs`.
  func plan(
    _ outputs: [String: String],
    inputs: [ProjectPath] = [],
    on fileSystem: any FileSystem = Posix()
  ) throws(DiskError) -> Plan {
    try plan(outputs, inputs: inputs, on: disk(fileSystem))
  }

  private func plan(
    _ outputs: [String: String],
    inputs: [ProjectPath] = [],
    on disk: Disk
  ) throws(DiskError) -> Plan {
    let tree = FileTree(
      outputs.map { OutputFile(path: ProjectPath($0.key), bytes: Array($0.value.utf8)) },
      inputs: inputs,
      manifest: "generated/manifest"
    )
    let snapshot = try Snapshot(
      of: tree,
      inputs: inputs,
      manifest: "generated/manifest",
      on: disk
    )
    return Plan(snapshot, inputs: inputs, marks: [.header])
  }

  /// Generates as the command does, and says what was done; nil if it was refused.
  @discardableResult
  func generate(
    _ outputs: [String: String],
    inputs: [ProjectPath] = [],
    force: Bool = false,
    on fileSystem: any FileSystem = Posix()
  ) throws(DiskError) -> [String]? {
    let disk = try disk(fileSystem)
    return try disk.withLock { () throws(DiskError) in
      try plan(outputs, inputs: inputs, on: disk).apply(to: disk, force: force)?.map {
        "\($0.kind.rawValue) \($0.path.string)"
      }
    }
  }

  /// What `check` would print.
  func check(_ outputs: [String: String]) throws(DiskError) -> [String] {
    try plan(outputs).drift.map(\.line)
  }
}

extension Drift {
  /// The drift as one line.
  var line: String {
    "\(path.string) \(kind.rawValue)" + (detail.map { " (\($0))" } ?? "")
  }
}

/// A generated text: a header, then `body`.
func generated(_ body: String) -> String {
  GeneratedHeader(from: "in.json").line(.slashes) + "\n\(body)\n"
}
