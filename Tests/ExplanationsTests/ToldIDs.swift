import Foundation
import ScenarioKit

/// The ids of the problems that the project's sources tell.
enum ToldIDs {
  /// Every text of the sources that looks like an id where a problem is made.
  ///
  /// Such places are known by what stands before the id, so that one of a new area is found too.
  static func inSources() throws -> Set<String> {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    var ids = Set(ScenarioProblem.allCases.map(\.id))
    for file in files where file.hasSuffix(".swift") && !file.hasPrefix("Explanations/") {
      let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
      // An id after the name of what makes a problem, or of the parameter that takes one.
      let made = /(?:Diagnostic|report|warn|problem|wrong)\(\s*"([a-z]+\/[a-z0-9-]+)"/
      let passed = /id: "([a-z]+\/[a-z0-9-]+)"/
      let chosen =
        /[:?] "((?:config|sources|json|yaml|words|css|tokens|models|outputs|scenarios)\/[a-z0-9-]+)"/
      for pattern in [made, passed, chosen] {
        ids.formUnion(text.matches(of: pattern).map { String($0.output.1) })
      }
    }
    return ids
  }
}
