import Foundation
import Testing

/// The project's files, and CLDR's JSON in the folder of shared test data.
enum SharedData {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The absolute path of a file named from the project's root.
  static func path(_ name: String) -> String {
    root.appending(path: name).path
  }

  /// The object at a path of keys in `conformance/cldr/NAME.json`.
  static func object(_ name: String, _ keys: String...) throws -> [String: Any] {
    let file = URL(filePath: path("../shared/conformance/cldr/\(name).json"))
    var value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    for key in keys {
      value = try #require((value as? [String: Any])?[key])
    }
    return try #require(value as? [String: Any])
  }
}
