/// The web project's own tools, as far as its package.json and lock files tell.
struct FoundWeb {
  /// The folder of its package.json; empty for the root.
  var folder: String
  /// The names of its scripts.
  var scripts: [String]
  /// What installs its packages.
  var manager: PackageManager

  /// What installs a web project's packages.
  enum PackageManager: String, CaseIterable {
    case pnpm
    case yarn
    case bun
    case npm

    /// The files that say it is used.
    var lockFiles: [String] {
      switch self {
      case .pnpm: ["pnpm-lock.yaml", "pnpm-workspace.yaml"]
      case .yarn: ["yarn.lock"]
      case .bun: ["bun.lock", "bun.lockb"]
      case .npm: ["package-lock.json"]
      }
    }

    /// How it runs a program of a package that is installed in a folder.
    func running(_ command: String, in folder: String) -> String {
      let place = folder.isEmpty ? "" : " \(option) \(folder)"
      return switch self {
      case .pnpm: "pnpm\(place) exec \(command)"
      case .yarn: "yarn\(place) \(command)"
      case .bun: "bun\(place) run \(command)"
      case .npm: "npm\(place) exec --no -- \(command)"
      }
    }

    /// What names the folder it works in.
    private var option: String {
      switch self {
      case .pnpm: "-C"
      case .yarn, .bun: "--cwd"
      case .npm: "--prefix"
      }
    }
  }
}
