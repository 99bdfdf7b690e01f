import Foundation

/// Where things are in the checkout that the tests were built from.
enum Checkout {
  /// The project's root.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The shared test data beside the project.
  static let shared = root.appending(path: "../shared").standardizedFileURL

  /// The folder of these tests.
  static let proofs = root.appending(path: "Tests/ProofTests")

  /// What `scripts/tools/install` fetched.
  static let tools = root.appending(path: ".tools")

  /// The files below a folder whose names end so, sorted by path.
  static func files(below folder: URL, ending suffix: String) -> [URL] {
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let all = walk?.compactMap { $0 as? URL } ?? []
    return all.filter { $0.path.hasSuffix(suffix) }.sorted { $0.path < $1.path }
  }
}
