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
  /// manifest, a manifest that is also an input, two files at one path, two paths that are one file
  /// on a disk that ignores case, and a file or manifest that stands where another needs a folder.
  ///
  /// - Parameters:
  ///   - inputs: The paths that were read.
  ///   - manifest: The path of the manifest, where there is one.
  public init(_ files: [OutputFile], inputs: [ProjectPath] = [], manifest: ProjectPath? = nil) {
    let inputs = Set(inputs.map(\.folded))
    var kept: [OutputFile] = []
    var diagnostics: [Diagnostic] = []
    var pathByFolded: [String: ProjectPath] = [:]
    for file in files.sorted(by: { $0.path < $1.path }) {
      let folded = file.path.folded
      if let problem = file.path.problem {
        diagnostics.append(Self.outside(file.path, problem))
      } else if inputs.contains(folded) {
        diagnostics.append(Self.isRead(file.path, as: "one of the inputs"))
      } else if folded == manifest?.folded {
        diagnostics.append(Self.isRead(file.path, as: "the manifest"))
      } else if let earlier = pathByFolded.updateValue(file.path, forKey: folded) {
        diagnostics.append(Self.clash(file.path, earlier))
      } else {
        kept.append(file)
      }
    }
    if let manifest {
      pathByFolded[manifest.folded] = manifest
      if inputs.contains(manifest.folded) {
        diagnostics.append(
          Self.isRead(manifest, by: "the manifest", of: "the manifest", as: "one of the inputs")
        )
      }
    }
    let written = kept.map(\.path) + [manifest].compactMap(\.self)
    self.files = kept
    self.diagnostics = diagnostics + Self.blocked(written, &pathByFolded)
  }

  /// Files that stand where others need a folder, each once.
  private static func blocked(
    _ written: [ProjectPath],
    _ pathByFolded: inout [String: ProjectPath]
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var folders: Set<ProjectPath> = []
    for path in written where folders.insert(path.folder).inserted {
      var folder = path.folder
      while !folder.string.isEmpty {
        if let blocking = pathByFolded.removeValue(forKey: folder.folded) {
          diagnostics.append(isFolder(blocking, of: path))
        }
        folder = folder.folder
      }
    }
    return diagnostics
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

  private static func isRead(
    _ path: ProjectPath,
    by writer: String = "an output",
    of owner: String = "the outputs",
    as role: String
  ) -> Diagnostic {
    Diagnostic(
      "outputs/is-input",
      .error,
      at: Place(path: path.string),
      "`\(path.string)` would be written as \(writer), but it is also \(role)",
      help: "give \(owner) another path in bottle.yaml"
    )
  }

  private static func isFolder(_ path: ProjectPath, of inner: ProjectPath) -> Diagnostic {
    Diagnostic(
      "outputs/same-path",
      .error,
      at: nil,
      "`\(path.string)` would be written where `\(inner.string)` needs a folder",
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
