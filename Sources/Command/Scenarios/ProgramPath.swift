internal import Foundation

/// Where programs are.
enum ProgramPath {
  /// The path of a program: as it is, where it has a `/`, else that of the search path.
  static func find(_ name: String, from folder: String) -> String? {
    let candidates =
      if name.utf8.contains(UInt8(ascii: "/")) {
        [name.utf8.first == UInt8(ascii: "/") ? name : "\(folder)/\(name)"]
      } else {
        (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
          .map { "\($0)/\(name)" }
      }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
