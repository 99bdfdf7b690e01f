/// Where programs are.
public enum ProgramPath {
  /// The path of a program: as it is, where it has a `/`, else that of the search path.
  ///
  /// - Parameters:
  ///   - folder: the folder that a path is from.
  ///   - searchPath: the variable `PATH`.
  public static func find(_ name: String, from folder: String, in searchPath: String) -> String? {
    let candidates =
      if name.utf8.contains(UInt8(ascii: "/")) {
        [name.utf8.first == UInt8(ascii: "/") ? name : "\(folder)/\(name)"]
      } else {
        searchPath.split(separator: ":").map { "\($0)/\(name)" }
      }
    return candidates.first(where: ProcessCalls.isProgram)
  }
}
