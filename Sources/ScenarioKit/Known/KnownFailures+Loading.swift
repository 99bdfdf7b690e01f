public import Diagnostics
internal import Documents
public import Foundation
internal import JSONText

extension KnownFailures {
  /// Reads `known-failures.json` from the disk.
  ///
  /// - Parameters:
  ///   - file: where it is.
  ///   - subject: whose failures count: those that name it or none.
  ///   - now: the time, whose day in UTC counts.
  /// - Throws: all that is wrong with the file, each problem with its line and column.
  public static func load(_ file: URL, of subject: String, now: Date = Date())
    throws(ScenarioFileError) -> KnownFailures
  {
    let day = now.formatted(.iso8601.year().month().day())
    return try read(SourceFile(reading: file), of: subject, today: day)
  }

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
