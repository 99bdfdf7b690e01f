import Foundation
import TestSupport

/// What lies below a project's `generated`, byte by byte: files with their bytes, folders with nil.
struct GeneratedTree: Equatable {
  let entries: [String: Data?]

  /// Takes the tree of the project in a folder.
  init(of project: URL) throws {
    let root = project.appending(path: "generated").path
    var entries: [String: Data?] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: root) ?? .init() {
      entries["generated/\(path)"] = .some(FileManager.default.contents(atPath: "\(root)/\(path)"))
    }
    self.entries = entries
  }

  /// What a first `generate` of these sources makes.
  init(from sources: [String: String]) throws {
    let project = try TemporaryFolder("fresh", holding: sources)
    let run = try Run(["generate"], in: project.url)
    if run.status != 0 { throw CocoaError(.fileWriteUnknown) }
    try self.init(of: project.url)
  }

  /// The files, without the manifest and what a killed run leaves.
  var outputs: [String: Data] {
    entries.compactMapValues(\.self).filter {
      $0.key != Self.manifest && !$0.key.hasSuffix("/.bottle-writing")
    }
  }

  var manifest: Data? { entries[Self.manifest] ?? nil }

  /// Whether a run had begun to write when it was stopped.
  var isUnfinished: Bool {
    String(decoding: manifest ?? Data(), as: UTF8.self).contains("# A run was stopped")
  }

  /// The files that are neither as in one tree nor as in the other.
  func torn(between old: Self, and new: Self) -> [String] {
    outputs.filter { $0.value != old.entries[$0.key] && $0.value != new.entries[$0.key] }
      .keys.sorted()
  }

  /// What `check` must say where this tree should be another: a path and an id each.
  func drift(from wanted: Self) -> Set<String> {
    var drift: Set<String> = []
    for path in Set(outputs.keys).union(wanted.outputs.keys) {
      switch (outputs[path], wanted.outputs[path]) {
      case (nil, _): drift.insert("\(path) outputs/missing")
      case (_, nil): drift.insert("\(path) outputs/no-longer-generated")
      case (let found, let wanted):
        if found != wanted { drift.insert("\(path) outputs/out-of-date") }
      }
    }
    if drift.isEmpty, manifest != wanted.manifest {
      drift.insert("\(Self.manifest) outputs/\(manifest == nil ? "missing" : "out-of-date")")
    }
    return drift
  }

  private static let manifest = "generated/manifest"
}

extension Run {
  /// What it said is out of date: a path and an id each.
  var drift: Set<String> {
    Set(
      output.matches(of: /(?m)^([^\s:]+)(?::[0-9:]+)?: error\[(outputs\/[a-z-]+)\]/).map {
        "\($0.1) \($0.2)"
      }
    )
  }
}
