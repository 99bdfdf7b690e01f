internal import Diagnostics
internal import Outputs

/// Finds the Android app: the first module whose build file applies the application plugin, or any
/// Android plugin where none does.
enum AndroidFinder {
  static func find(_ files: inout ProjectFiles) -> FoundAndroid? {
    let paths = ["build.gradle.kts", "build.gradle"].flatMap { files.paths(named: $0) }
    var library: FoundAndroid?
    for path in paths where !FolderNames.isAside(path) {
      guard let file = files.read(path) else { continue }
      let words = BuildWord.read(file.bytes)
      guard words.contains(.name("android")), let kind = plugin(words) else { continue }
      let found = module(path, words, &files)
      if kind == .application { return found }
      library = library ?? found
    }
    return library
  }

  private enum Plugin {
    case application
    case library
  }

  private static func plugin(_ words: [BuildWord]) -> Plugin? {
    let values = words.compactMap(\.value)
    // Written as an id, or as an alias of the version catalog, whose names have dots for dashes.
    let names = { (end: String) in values.contains { $0.lowercased().hasSuffix(end) } }
    if names("android.application") || names("androidapplication") { return .application }
    if names("android.library") || names("androidlibrary") { return .library }
    return nil
  }

  private static func module(
    _ path: String,
    _ words: [BuildWord],
    _ files: inout ProjectFiles
  ) -> FoundAndroid {
    let folder = ProjectPath(path).folder.string
    let manifest = [folder, "src/main/AndroidManifest.xml"].filter { !$0.isEmpty }
      .joined(separator: "/")
    var package = words.setting("namespace")
    if package == nil, let file = files.read(manifest) {
      package = BuildWord.read(file.bytes).setting("package")
    }
    let level = words.setting("minSdk") ?? words.setting("minSdkVersion")
    return FoundAndroid(
      module: folder,
      buildFile: path,
      package: (package ?? words.setting("applicationId")).flatMap { isPackage($0) ? $0 : nil },
      minSdk: level.flatMap { Int($0) },
      usesCompose: words.contains { $0.value?.lowercased().contains("compose") ?? false }
    )
  }

  /// Whether it is a package as it stands, and nothing that Gradle works out.
  private static func isPackage(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      guard let first = part.utf8.first, !(0x30...0x39).contains(first) else { return false }
      return part.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F
      }
    }
  }
}
