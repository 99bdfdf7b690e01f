internal import Diagnostics
internal import Documents
internal import Freshness
internal import Outputs

/// Mends the sources as far as a mend is certain.
struct Mending {
  /// What there is to say about the sources once they are mended.
  private(set) var pipeline: Pipeline
  /// The files that were written, by path.
  private(set) var written: [MendedFile] = []
  /// The files that are left as they were, because a mend would not be enough or do harm.
  private(set) var refused: [MendedFile] = []

  /// Reads the sources, mends them in memory until nothing more can be, and then writes those that
  /// are better for it; the disk is locked all the while.
  init(on disk: Disk, _ line: ProgressLine) throws(DiskError) {
    self = try disk.withLock { () throws(DiskError) in
      var mending = Mending(try Pipeline(on: disk, planning: false, line: line), line)
      try mending.mend(on: disk)
      return mending
    }
  }

  private let line: ProgressLine

  private init(_ pipeline: Pipeline, _ line: ProgressLine) {
    self.pipeline = pipeline
    self.line = line
  }

  private mutating func mend(on disk: Disk) throws(DiskError) {
    let before = pipeline
    var files: [String: MendedFile] = [:]
    var rounds = 0
    while rounds < Self.roundLimit, apply(to: &files) {
      try read(files, on: disk)
      rounds += 1
    }
    let worse = files.values.filter { isWorse($0, than: before) }
    if !worse.isEmpty {
      refused = worse.sorted { $0.original.path < $1.original.path }
      for file in worse { files[file.original.path] = nil }
      try read(files, on: disk)
    }
    written = files.values.sorted { $0.original.path < $1.original.path }
    let mends = written.map { file in
      let path = ProjectPath(file.original.path)
      return Disk.Mend(path, from: file.original.bytes, to: file.mended.bytes)
    }
    try disk.apply(mends)
  }

  /// Applies what the last reading found.
  ///
  /// - Returns: Whether there was anything.
  private func apply(to files: inout [String: MendedFile]) -> Bool {
    var found: [String: [Diagnostic]] = [:]
    for diagnostic in pipeline.diagnostics where !diagnostic.edits.isEmpty {
      if let path = diagnostic.place?.path { found[path, default: []].append(diagnostic) }
    }
    for file in pipeline.files {
      guard let problems = found[file.path] else { continue }
      files[file.path, default: MendedFile(file)].apply(problems)
    }
    return !found.isEmpty
  }

  private mutating func read(_ files: [String: MendedFile], on disk: Disk) throws(DiskError) {
    let mended = files.mapValues(\.mended.bytes)
    pipeline = try Pipeline(on: disk, planning: false, line: line, mended: mended)
  }

  /// Whether a file cannot be read although it was mended, or more is wrong with it than before.
  ///
  /// Where it could not be read before, it is only now that the rest shows.
  private func isWorse(_ file: MendedFile, than before: Pipeline) -> Bool {
    guard file.mended.document.root != nil else { return true }
    guard file.original.document.root != nil else { return false }
    let count = { (pipeline: Pipeline) in
      pipeline.diagnostics.count { $0.place?.path == file.original.path }
    }
    return count(pipeline) > count(before)
  }

  /// One mend makes room for another a few times at most.
  private static let roundLimit = 10
}
