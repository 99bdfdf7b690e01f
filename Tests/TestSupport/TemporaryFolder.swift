public import Foundation

/// A real folder with nothing beside it, gone when nobody holds it any more; kept, and named, with
/// `BOTTLE_KEEP=1`.
///
/// What lies beside it, `../outside`, goes with it.
public final class TemporaryFolder: Sendable {
  /// Where it is, without links on the way.
  public let url: URL

  /// Makes a folder of files by their paths; the name is for people who look at it.
  public init(_ name: String = "test", holding files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "bottle-\(name)-\(UUID().uuidString)/folder")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit {
    if ProcessInfo.processInfo.environment["BOTTLE_KEEP"] == "1" {
      print("kept: \(url.path)")
    } else {
      try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
    }
  }

  /// Where a file or folder in it is.
  public func path(_ path: String) -> URL {
    url.appending(path: path)
  }

  /// Writes a file, with the folders above it.
  @discardableResult
  public func write(_ path: String, _ bytes: some Collection<UInt8>) throws -> URL {
    let file = try withFolder(path)
    try Data(bytes).write(to: file)
    return file
  }

  /// Writes a text as UTF-8.
  @discardableResult
  public func write(_ path: String, _ text: String) throws -> URL {
    try write(path, text.utf8)
  }

  /// Makes a symbolic link, with the folders above it.
  public func link(_ path: String, to target: String) throws {
    let file = try withFolder(path).path
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target)
  }

  /// Removes a file or a folder.
  public func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: self.path(path))
  }

  /// The text of a file.
  public func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: self.path(path)), as: UTF8.self)
  }

  /// Everything in it: files with their texts, folders with nil.
  public var contents: [String: String?] {
    var contents: [String: String?] = [:]
    for path in paths { contents[path] = .some(try? text(path)) }
    return contents
  }

  /// The paths of all that lies in it, folders too, sorted by their bytes.
  public var paths: [String] {
    let all = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The paths of the files in it, sorted by their bytes.
  public var files: [String] {
    let contents = contents
    return paths.filter { contents[$0] != .some(nil) }
  }

  /// Where a file is to be, in a folder that exists.
  private func withFolder(_ path: String) throws -> URL {
    let file = self.path(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    return file
  }
}
