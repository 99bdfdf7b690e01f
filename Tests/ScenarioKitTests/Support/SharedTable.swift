import Foundation
import ScenarioKit
import Testing

/// A table of `Tests/ScenarioTables`, which the runner in Kotlin is held to as well.
enum SharedTable {
  /// The rows of a table.
  static func rows(_ name: String) throws -> [JSONValue] {
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "ScenarioTables/\(name).json")
    return try #require(JSONValue(json: Array(Data(contentsOf: file))).items)
  }
}
