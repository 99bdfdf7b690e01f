import Foundation
import Outputs

@testable import Freshness

/// A project in a real temporary folder, gone when the test ends.
final class Project: Sendable {
  let root: String

  init(_ files: [String: String] = [:]) throws {
    root = FileManager.default.temporaryDirectory.path + "/bottle-\(UUID().uuidString)/project"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: (root as NSString).deletingLastPathComponent)
  }

  func absolute(_ path: String) -> String { "\(root)/\(path)" }

  func write(_ path: String, _ text: String) throws {
    let folder = (absolute(path) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: absolute(path)))
  }

  func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: absolute(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  func link(_ path: String, to target: String) throws {
    let folder = (absolute(path) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: absolute(path),
      withDestinationPath: target
    )
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: absolute(path))
  }

  /// Everything below the root, sorted: files with their text, folders with nil.
  var contents: [String: String?] {
    var contents: [String: String?] = [:]
    for path in FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? [] {
      contents[path] = .some(text(path))
    }
    return contents
  }

  /// The paths of the files below the root, sorted by their bytes.
  var paths: [String] {
    contents.filter { $0.value != nil }.keys
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The time of the last change of a file's bytes or of its being put there, in nanoseconds.
  func changeTime(_ path: String) -> Int {
    var status = stat()
    unsafe lstat(absolute(path), &status)
    return status.st_ctim.tv_sec * 1_000_000_000 + status.st_ctim.tv_nsec
  }

  func disk(_ fileSystem: any FileSystem = Posix()) throws -> Disk {
    try Disk(root: root, fileSystem: fileSystem)
  }

  /// The plan of a run that generates `outputs` with a header each.
  func plan(_ outputs: [String: String], inputs: [ProjectPath] = []) throws -> Plan {
    try plan(outputs, inputs: inputs, on: disk())
  }

  func plan(
    _ outputs: [String: String],
    inputs: [ProjectPath] = [],
    on disk: Disk
  ) throws -> Plan {
    let tree = FileTree(
      outputs.map { OutputFile(path: ProjectPath($0.key), bytes: Array($0.value.utf8)) },
      inputs: inputs,
      manifest: "generated/manifest"
    )
    let snapshot = try Snapshot(of: tree, manifest: "generated/manifest", on: disk)
    return Plan(snapshot, inputs: inputs, marks: [.header])
  }

  /// Generates as the command does, and says what was done; nil if it was refused.
  @discardableResult
  func generate(_ outputs: [String: String], force: Bool = false) throws -> [String]? {
    let disk = try disk()
    return try disk.withLock { () throws(DiskError) in
      let plan: Plan
      do { plan = try self.plan(outputs, on: disk) } catch let error as DiskError {
        throw error
      } catch { return nil }
      return try plan.apply(to: disk, force: force)?.map { "\($0.kind.rawValue) \($0.path.string)" }
    }
  }

  /// What `check` would print.
  func check(_ outputs: [String: String]) throws -> [String] {
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
