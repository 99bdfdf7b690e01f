internal import Diagnostics
internal import Documents
internal import Outputs

/// Reads the package.json that is nearest to the root.
enum WebFinder {
  static func find(_ files: inout ProjectFiles) -> FoundWeb? {
    guard let path = files.paths(named: "package.json").first, let file = files.read(path)
    else { return nil }
    let folder = ProjectPath(path).folder.string
    let scripts = file.document.root?.member("scripts")?.value.effectiveMembers ?? []
    // In a monorepo the lock file may lie above the package.
    let manager = FoundWeb.PackageManager.allCases.first { manager in
      manager.lockFiles.contains { files.has($0) || files.has("\(folder)/\($0)") }
    }
    return FoundWeb(
      folder: folder,
      scripts: scripts.map(\.key.text.string),
      manager: manager ?? .npm
    )
  }
}
