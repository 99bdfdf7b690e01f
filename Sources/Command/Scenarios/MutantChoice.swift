internal import Diagnostics
internal import DriverScenarios
internal import Freshness
internal import ScenarioKit
internal import Scenarios

/// The lists of mutants that a command line asks for, and the rules they change.
struct MutantChoice {
  /// The lists, one a suite.
  let lists: [MutantList]
  /// The files of the reference rules.
  let sources: [SourceFile]
  /// What is wrong with the lists.
  let problems: [Diagnostic]

  /// Reads the lists of some suites, but for those of several that have no reference rules.
  ///
  /// - Throws: where there are no reference rules, or the disk refuses.
  init(_ suites: [SuiteWithSchema], on disk: Disk) throws {
    for folder in MutantPackage.rules where try disk.kind(of: folder) != .folder {
      throw Failure(
        message: "there is no `\(folder)`: mutants are of the reference rules",
        help: "run it where bottle itself is built"
      )
    }
    sources = try MutantPackage.rules.flatMap { try disk.swiftFiles(below: $0) }
    var lists: [MutantList] = []
    var problems: [Diagnostic] = []
    let isOne = suites.count == 1
    for suite in suites.map(\.suite) where isOne || ReferenceSubject.of(suite.name) != nil {
      let path = MutantList.path(of: suite)
      guard try disk.kind(of: path) == .file else {
        throw Failure(message: "the suite \(suite.name) has no mutants: there is no \(path)")
      }
      let file = SourceFile(path: path, bytes: try disk.read(path))
      lists.append(MutantList(file, of: suite, in: sources))
      problems += lists.last?.problems ?? []
    }
    self.lists = lists
    self.problems = problems
  }

  /// The files that problems point into.
  var files: [SourceFile] {
    lists.flatMap { [$0.file, $0.suite.source.file] } + sources
  }
}
