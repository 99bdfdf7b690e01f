public import Diagnostics
internal import Documents
internal import JSONText

extension KnownFailures {
  /// Reads `known-failures.json`.
  ///
  /// - Parameters:
  ///   - subject: whose failures count: those that name it or none.
  ///   - today: the day it is, `2026-03-04`.
  /// - Throws: all that is wrong with the file, each problem with its line and column.
  public static func read(_ file: SourceFile, of subject: String, today: String)
    throws(ScenarioFileError) -> KnownFailures
  {
    let document = JSONReader.read(file)
    var reader = KnownFailuresReader(file: file, problems: document.caseProblems)
    let all = document.root.map { reader.all($0) } ?? []
    guard reader.problems.isEmpty else {
      throw ScenarioFileError(problems: reader.problems, file: file)
    }
    return KnownFailures(
      all: all.filter { $0.subject == nil || $0.subject == subject },
      today: today,
      file: file
    )
  }
}
