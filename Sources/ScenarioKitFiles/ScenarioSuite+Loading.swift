internal import Diagnostics
public import Foundation
public import ScenarioKit

extension ScenarioSuite {
  /// Reads a file of cases from the disk.
  ///
  /// - Parameter file: `spec/mobile/delivery-scenarios.json`.
  /// - Throws: all that is wrong with the file, each problem with its line and column.
  public static func load(_ file: URL) throws(ScenarioFileError) -> ScenarioSuite {
    try read(SourceFile(reading: file))
  }

  /// Reads the suite of a name from the folder of cases.
  ///
  /// - Parameters:
  ///   - name: `delivery`, for `delivery-scenarios.json`.
  ///   - folder: the folder; nil for the `spec/mobile` that is found above `file`.
  ///   - file: the source file to begin at: the test's own.
  /// - Throws: all that is wrong with the file, each problem with its line and column.
  public static func load(_ name: String, in folder: URL? = nil, from file: String = #filePath)
    throws(ScenarioFileError) -> ScenarioSuite
  {
    let found = if let folder { folder } else { try ScenarioFolder.find(from: file) }
    return try load(found.appending(path: "\(name)-scenarios.json"))
  }
}
