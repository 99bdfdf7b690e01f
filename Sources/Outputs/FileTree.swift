public import Diagnostics

/// Everything one run wants on disk: files sorted by path, each path once.
public struct FileTree: Sendable {
  /// The files, sorted by the bytes of their paths.
  public let files: [OutputFile]
  /// What kept files out of the tree or makes it impossible; with any, nothing may be written.
  public let diagnostics: [Diagnostic]

  /// Puts files together into a tree.
  ///
  /// Diagnosed: a path that is not inside the project, a path that is also an input or the
  /// manifest, two files at one path, two paths that are one file on a disk that ignores case, and
  /// a file that stands where another output needs a folder.
  ///
  /// - Parameters:
  ///   - inputs: The paths that were read.
  ///   - manifest: The path of the manifest, where there is one.
  public init(_ files: [OutputFile], inputs: [ProjectPath] = [], manifest: ProjectPath? = nil) {
    let inputs = Set(inputs.map(\.folded))
    let manifest = manifest?.folded
    var kept: [OutputFile] = []
    var diagnostics: [Diagnostic] = []
    var pathByFolded: [String: ProjectPath] = [:]
    for file in files.sorted(by: { $0.path < $1.path }) {
      let folded = file.path.folded
      if let problem = file.path.problem {
        diagnostics.append(Self.outside(file.path, problem))
      } else if inputs.contains(folded) {
        diagnostics.append(Self.isRead(file.path, as: "one of the inputs"))
      } else if folded == manifest {
        diagnostics.append(Self.isRead(file.path, as: "the manifest"))
      } else if let earlier = pathByFolded.updateValue(file.path, forKey: folded) {
        diagnostics.append(Self.clash(file.path, earlier))
      } else {
        kept.append(file)
      }
    }
    var folders: Set<ProjectPath> = []
    for file in kept where folders.insert(file.path.folder).inserted {
      var folder = file.path.folder
      while !folder.string.isEmpty {
        if let blocking = pathByFolded.removeValue(forKey: folder.folded) {
          diagnostics.append(Self.isFolder(blocking, of: file.path))
        }
        folder = folder.folder
      }
    }
    self.files = kept
    self.diagnostics = diagnostics
  }

  private static func outside(_ path: ProjectPath, _ problem: PathProblem) -> Diagnostic {
    Diagnostic(
      "outputs/outside-project",
      .error,
      at: nil,
      "the output `\(path.string)` \(problem.sentence)",
      help: "give the outputs a path inside the project in bottle.yaml"
    )
  }

  private static func isRead(_ path: ProjectPath, as role: String) -> Diagnostic {
    Diagnostic(
      "outputs/is-input",
      .error,
      at: Place(path: path.string),
      "`\(path.string)` would be written as an output, but it is also \(role)",
      help: "give the outputs another path in bottle.yaml"
    )
  }

  private static func isFolder(_ path: ProjectPath, of inner: ProjectPath) -> Diagnostic {
    Diagnostic(
      "outputs/same-path",
      .error,
      at: nil,
      "the output `\(path.string)` would stand where `\(inner.string)` needs a folder",
      help: "give one of them another path in bottle.yaml"
    )
  }

  private static func clash(_ path: ProjectPath, _ earlier: ProjectPath) -> Diagnostic {
    let message =
      path == earlier
      ? "two outputs would be written to `\(path.string)`"
      : "the outputs `\(earlier.string)` and `\(path.string)` are one file where case is ignored"
    return Diagnostic(
      "outputs/same-path",
      .error,
      at: nil,
      message,
      help: "give one of them another path in bottle.yaml"
    )
  }
}
