import Diagnostics
import Foundation
import Scenarios

/// The scenarios of this repository.
enum SharedScenarios {
  /// The files, as the tool reads them.
  static func files() throws -> ScenarioFiles {
    ScenarioFiles(
      folder: "spec/mobile",
      suites: try read("spec/mobile", ending: ScenarioFiles.suiteEnding),
      schemas: try read("spec/mobile/schema", ending: ".json")
    )
  }

  private static func read(_ folder: String, ending: String) throws -> [SourceFile] {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path
    )
    return try names.filter { $0.hasSuffix(ending) }.sorted().map { name in
      let data = try Data(contentsOf: root.appending(path: "\(folder)/\(name)"))
      return SourceFile(path: "\(folder)/\(name)", bytes: Array(data))
    }
  }
}
