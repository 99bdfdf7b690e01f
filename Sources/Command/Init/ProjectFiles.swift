internal import Diagnostics
internal import Freshness
internal import Outputs

/// The files of somebody's project, looked over by name and read one by one.
struct ProjectFiles {
  /// All that were seen, those nearer to the root first.
  let files: [Survey.File]
  /// Whether there were more than are looked at.
  let isCutShort: Bool
  /// What could not be looked into or read.
  private(set) var failures: [DiskError]
  private let disk: Disk
  private let paths: Set<String>

  /// The most files and folders that are looked at: a large monorepo has a tenth of them.
  static let limit = 200_000

  init(on disk: Disk) throws(DiskError) {
    let survey = try disk.survey(limit: Self.limit) { !FolderNames.isPassedBy($0) }
    // What bottle.yaml could not name is of no use.
    files = survey.files.filter { ProjectPath($0.path).problem == nil }
    isCutShort = survey.isCutShort
    failures = survey.failures
    paths = Set(files.map(\.path))
    self.disk = disk
  }

  /// The paths of the files with a name, those nearer to the root first.
  func paths(named name: String) -> [String] {
    files.map(\.path).filter { ProjectPath($0).name == name }
  }

  /// Whether there is a file at a path.
  func has(_ path: String) -> Bool { paths.contains(path) }

  /// Reads a file; nil where there is none, or none that can be read.
  mutating func read(_ path: String) -> SourceFile? {
    guard has(path) else { return nil }
    do {
      return SourceFile(path: path, bytes: try disk.read(path))
    } catch {
      failures.append(error)
      return nil
    }
  }
}
