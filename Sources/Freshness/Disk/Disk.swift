internal import Outputs

/// A project's folder on disk: the only thing in the command that touches files.
///
/// Inputs are read from anywhere, by paths from the project's root, `..` and links included.
/// Outputs are read, written and deleted inside the project only.
public struct Disk: Sendable {
  let fileSystem: any FileSystem
  /// The absolute path of the project's root, without links; empty for `/`.
  public let root: String

  /// The most bytes that one file may have: what a reader of text should never meet.
  static let sizeLimit = 256 << 20

  /// Opens the project in a folder, given by an absolute path or one from the working folder.
  public init(root: String) throws(DiskError) {
    try self.init(root: root, fileSystem: Posix())
  }

  init(root: String, fileSystem: any FileSystem) throws(DiskError) {
    self.fileSystem = fileSystem
    do throws(SystemError) {
      let real = try SystemError.retrying { () throws(SystemError) in
        try fileSystem.realPath(root.isEmpty ? "." : root)
      }
      let status = try SystemError.retrying { () throws(SystemError) in
        try fileSystem.status(at: real)
      }
      guard status.kind == .folder else { throw SystemError(code: SystemCode.notFolder) }
      self.root = real == "/" ? "" : real
    } catch {
      throw DiskError(.list, root, DiskProblem(error))
    }
  }

  /// Makes a system call, again while a signal interrupts it, and says in words how it failed.
  func call<Result>(
    _ action: DiskError.Action,
    _ path: String,
    _ call: (any FileSystem) throws(SystemError) -> Result
  ) throws(DiskError) -> Result {
    do {
      return try SystemError.retrying { () throws(SystemError) in try call(fileSystem) }
    } catch {
      throw DiskError(action, path, DiskProblem(error))
    }
  }

  /// The project's folder from one above it: `apps/web`; empty for that folder itself, nil where the
  /// project does not lie in it.
  public func folder(below ancestor: String) -> String? {
    guard let real = try? fileSystem.realPath(ancestor) else { return nil }
    let above = real == "/" ? "" : real
    if root.utf8.elementsEqual(above.utf8) { return "" }
    guard root.utf8.starts(with: "\(above)/".utf8) else { return nil }
    return String(Substring(root.utf8.dropFirst(above.utf8.count + 1)))
  }

  /// The absolute path for one from the project's root.
  func absolute(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : "\(root)/\(path)"
  }
}
