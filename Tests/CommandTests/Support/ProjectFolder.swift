import Foundation

/// A project in a temporary folder, gone when nobody holds it any more.
final class ProjectFolder: Sendable {
  let url: URL

  /// Makes a project of files by their paths.
  init(_ files: [String: String]) throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = temporary.appending(path: "bottle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, Array(text.utf8)) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, with the folders above it.
  func write(_ path: String, _ bytes: some Collection<UInt8>) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file)
  }

  /// The text of a file.
  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: path)), as: UTF8.self)
  }

  /// Removes a file or a folder.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: path))
  }

  /// The paths of all that lies in it, folders too, sorted.
  var paths: [String] {
    (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []).sorted()
  }
}
