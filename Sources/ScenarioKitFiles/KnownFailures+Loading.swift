internal import Diagnostics
public import Foundation
public import ScenarioKit

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
}
