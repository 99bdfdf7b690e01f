import Foundation
import Outputs
import Testing

/// A folder in `Tests/Goldens` that holds what an emitter should make, compared as a whole: a
/// missing and an extra file are differences too.
///
/// With `RECORD=1` in the environment the folder is rewritten and the test fails, so that nothing is
/// recorded by accident; on CI nothing is ever recorded.
struct GoldenTree {
  private let folder: URL

  /// The tree of a case, such as `Android/forms`.
  init(_ name: String) {
    folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Goldens/\(name)")
  }

  /// Compares what was made with what is checked in.
  func expect(_ files: [OutputFile], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let made = Dictionary(
      files.map { ($0.path.string, $0.bytes) },
      uniquingKeysWith: { first, _ in first }
    )
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD"] == "1", environment["CI"] == nil {
      try record(made)
      Issue.record("recorded \(folder.path)", sourceLocation: sourceLocation)
      return
    }
    let expected = try checkedIn()
    #expect(made.keys.sorted() == expected.keys.sorted(), sourceLocation: sourceLocation)
    for (path, bytes) in made.sorted(by: { $0.key < $1.key }) {
      guard let golden = expected[path], golden != bytes else { continue }
      let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
      let wanted = String(decoding: golden, as: UTF8.self).components(separatedBy: "\n")
      let index = zip(lines, wanted).enumerated().first { $1.0 != $1.1 }?.offset
      let line = index ?? min(lines.count, wanted.count)
      Issue.record(
        """
        \(path):\(line + 1) is not as checked in
        - \(line < wanted.count ? wanted[line] : "(no such line)")
        + \(line < lines.count ? lines[line] : "(no such line)")
        RECORD=1 swift test rewrites the goldens
        """,
        sourceLocation: sourceLocation
      )
    }
  }

  private func record(_ files: [String: [UInt8]]) throws {
    if FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.removeItem(at: folder)
    }
    for (path, bytes) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(bytes).write(to: file)
    }
  }

  private func checkedIn() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.appending(path: path)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        continue
      }
      files[path] = [UInt8](try Data(contentsOf: file))
    }
    return files
  }
}
