import Foundation

/// A folder that is gone when nobody holds it any more; kept, and named, with `BOTTLE_KEEP=1`.
final class TemporaryFolder: Sendable {
  let url: URL

  init(_ name: String = "proof") throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "bottleproof-\(name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    if ProcessInfo.processInfo.environment["BOTTLE_KEEP"] == "1" {
      print("kept: \(url.path)")
    } else {
      try? FileManager.default.removeItem(at: url)
    }
  }

  /// Where a file or folder in it is.
  func path(_ path: String) -> URL {
    url.appending(path: path)
  }

  /// Writes a file, with the folders above it.
  @discardableResult
  func write(_ path: String, _ bytes: some Collection<UInt8>) throws -> URL {
    let file = self.path(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file)
    return file
  }
}
