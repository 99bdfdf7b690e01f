internal import Diagnostics
public import Foundation
public import ScenarioKit

/// The folder with the files of cases.
public enum ScenarioFolder {
  /// Finds the folder by going up from a source file: the first folder above it that has the path.
  ///
  /// That is where tests on a Mac, in a simulator or on Linux read it from. Tests on a phone cannot see
  /// the sources: add the folder to the test bundle's resources, and pass `Bundle(for:).resourceURL`.
  ///
  /// - Parameters:
  ///   - path: the folder's path from the repository's root.
  ///   - file: the source file to begin at: the test's own.
  /// - Throws: where no folder above has it.
  public static func find(_ path: String = "spec/mobile", from file: String = #filePath)
    throws(ScenarioFileError) -> URL
  {
    var folder = URL(filePath: file).standardizedFileURL.deletingLastPathComponent()
    while true {
      let found = folder.appending(path: path)
      let values = try? found.resourceValues(forKeys: [.isDirectoryKey])
      if values?.isDirectory == true { return found }
      let parent = folder.deletingLastPathComponent()
      if parent.path == folder.path { break }
      folder = parent
    }
    let problem = Diagnostic(
      ScenarioProblem.unreadable.id,
      .error,
      at: Place(path: file),
      "no folder above this file has `\(path)`",
      help: "pass the folder that holds the files of cases"
    )
    throw ScenarioFileError(problems: [problem], file: nil)
  }
}
