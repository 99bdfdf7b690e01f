internal import Diagnostics
internal import Freshness

extension Disk {
  /// The Swift files of a folder and those in it.
  func swiftFiles(below folder: String) throws(DiskError) -> [SourceFile] {
    var files: [SourceFile] = []
    for name in try list(folder) {
      let path = "\(folder)/\(name)"
      if try kind(of: path) == .folder {
        files += try swiftFiles(below: path)
      } else if name.hasSuffix(".swift") {
        files.append(SourceFile(path: path, bytes: try read(path)))
      }
    }
    return files
  }
}
