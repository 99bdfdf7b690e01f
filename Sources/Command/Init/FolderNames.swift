/// What the names of folders say about what is in them.
enum FolderNames {
  /// Whether a folder holds nothing that its project's people wrote: packages, build outputs, what
  /// tools keep for themselves.
  static func isPassedBy(_ name: String) -> Bool {
    if name.hasPrefix(".") { return !kept.contains(name) }
    return made.contains(name.lowercased())
  }

  /// Whether a path leads to tests, examples or copies of what others wrote: not the first choice.
  static func isAside(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { aside.contains($0.lowercased()) }
  }

  /// Whether a path leads through a folder where web projects keep their words.
  static func isForWords(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { words.contains($0.lowercased()) }
  }

  private static let kept: Set<String> = [".github", ".husky"]
  private static let made: Set<String> = [
    "node_modules", "bower_components", "jspm_packages", "vendor", "pods", "carthage",
    "build", "dist", "out", "output", "target", "bin", "obj", "coverage", "deriveddata",
    "generated", "tmp", "temp", "logs", "storybook-static", "venv", "__pycache__",
  ]
  private static let aside: Set<String> = [
    "test", "tests", "__tests__", "spec", "e2e", "cypress", "fixtures", "__fixtures__", "mocks",
    "__mocks__", "example", "examples", "demo", "demos", "docs", "playground", "sandbox",
    "template", "templates", "legacy",
  ]
  private static let words: Set<String> = [
    "messages", "locales", "locale", "i18n", "lang", "langs", "language", "languages", "intl",
    "translations", "translation", "l10n", "localization", "localisation", "nls",
  ]
}
