internal import Diagnostics
internal import Freshness

/// How the project is kept and checked.
struct FoundRepository {
  /// The lines of the .gitattributes at the root.
  var attributes: [String]
  /// Whether the .gitignore at the root leaves out what is generated.
  var ignoresOutputs: Bool
  /// Whether Prettier lays files out, and so would change what is generated.
  var usesPrettier: Bool
  /// Where it is checked; nil if no file says so.
  var service: Service?
  /// What runs before a commit.
  var hooks: Hooks

  /// A service that checks each change.
  enum Service {
    case github
    /// Another; the file that says so.
    case other(String)
  }

  /// What runs before a commit.
  enum Hooks {
    case preCommit
    case husky
    case lefthook
    /// Git alone.
    case git
  }

  init(_ files: inout ProjectFiles) {
    attributes = Self.lines(".gitattributes", &files)
    let ignored = Self.lines(".gitignore", &files)
    ignoresOutputs = ["generated", "generated/", "/generated", "/generated/"]
      .contains(where: ignored.contains)
    let isAnnounced = Self.lines(".prettierignore", &files).contains("generated/")
    usesPrettier =
      !isAnnounced
      && files.files.contains {
        $0.path.hasPrefix(".prettierrc") || $0.path.hasPrefix("prettier.config.")
      }
    if files.files.contains(where: { $0.path.hasPrefix(".github/") }) {
      service = .github
    } else {
      let marks = [
        ".gitlab-ci.yml", "azure-pipelines.yml", "bitbucket-pipelines.yml", "Jenkinsfile",
      ]
      service = marks.first(where: files.has).map { .other($0) }
    }
    if files.has(".pre-commit-config.yaml") {
      hooks = .preCommit
    } else if files.files.contains(where: { $0.path.hasPrefix(".husky/") }) {
      hooks = .husky
    } else if ["lefthook.yml", "lefthook.yaml"].contains(where: files.has) {
      hooks = .lefthook
    } else {
      hooks = .git
    }
  }

  private static func lines(
    _ path: String,
    _ files: inout ProjectFiles
  ) -> [String] {
    let bytes = files.read(path)?.bytes ?? []
    return bytes.split { $0 == 0x0A || $0 == 0x0D }.map { String(decoding: $0, as: UTF8.self) }
  }
}
