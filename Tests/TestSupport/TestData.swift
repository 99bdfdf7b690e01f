public import Diagnostics
internal import Foundation

/// The test data that lies beside the project, in `../shared`.
public enum TestData {
  /// The files of a folder of the test data and the folders in it, in the order of their paths.
  ///
  /// Without the test data: none, and a line that says so, or with `BOTTLE_REQUIRE_TOOLS=1` an
  /// error.
  public static func files(in folder: String) throws -> [SourceFile] {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "../shared").standardizedFileURL.appending(path: folder)
    guard let walk = FileManager.default.enumerator(atPath: root.path(percentEncoded: false)),
      let paths = walk.allObjects as? [String], !paths.isEmpty
    else {
      try OutsideTool.skip("there is no test data in ../shared/\(folder)")
      return []
    }
    return try paths.sorted().compactMap { path in
      let url = root.appending(path: path)
      guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        return nil
      }
      return SourceFile(path: path, bytes: Array(try Data(contentsOf: url)))
    }
  }
}
