/// Where an output really lies: its folder and itself, as absolute paths without links on the way.
struct Location: Hashable, Sendable {
  /// The absolute path of the folder, without links.
  var folder: String
  /// The last part of the path, which may itself be a link.
  var name: String

  var path: String { "\(folder)/\(name)" }

  init(folder: String, name: String) {
    self.folder = folder
    self.name = name
  }

  /// Cuts an absolute path without links.
  init(real path: String) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    folder = String(path[..<slash])
    name = String(path[slash...].dropFirst())
  }
}
