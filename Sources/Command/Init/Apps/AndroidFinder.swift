internal import Diagnostics
internal import Outputs

/// Finds the Android app: the first module that Gradle makes an application of, or else any Android
/// module, or else the first manifest that names a package.
enum AndroidFinder {
  static func find(_ files: inout ProjectFiles) -> FoundAndroid? {
    let paths = ["build.gradle.kts", "build.gradle"].flatMap { files.paths(named: $0) }
    var library: FoundAndroid?
    for path in paths where !FolderNames.isAside(path) {
      guard let file = files.read(path) else { continue }
      let words = BuildWord.read(file.bytes)
      guard let kind = kind(words) else { continue }
      let found = module(path, words, &files)
      if kind == .application { return found }
      library = library ?? found
    }
    return library ?? manifest(&files)
  }

  private enum Kind {
    case application
    case library
  }

  /// What a Gradle file makes; nil for nothing of Android's.
  private static func kind(_ words: [BuildWord]) -> Kind? {
    guard words.contains(.name("android")) else { return nil }
    let values = words.compactMap { $0.value?.lowercased() }
    // Written as an id, or as an alias of the version catalog, whose names have dots for dashes.
    let isApplication = values.contains {
      $0.hasSuffix("android.application") || $0.hasSuffix("androidapplication")
    }
    if isApplication || words.setting("applicationId") != nil { return .application }
    let isLibrary = values.contains {
      $0.hasSuffix("android.library") || $0.hasSuffix("androidlibrary")
    }
    return isLibrary || words.setting("namespace") != nil ? .library : nil
  }

  private static func module(
    _ path: String,
    _ words: [BuildWord],
    _ files: inout ProjectFiles
  ) -> FoundAndroid {
    let folder = ProjectPath(path).folder.string
    let manifest = [folder, "src/main/AndroidManifest.xml"].filter { !$0.isEmpty }
      .joined(separator: "/")
    let level = words.setting("minSdk") ?? words.setting("minSdkVersion")
    return FoundAndroid(
      module: folder,
      buildFile: path,
      package: package(words.setting("namespace"), path) ?? package(in: manifest, &files)
        ?? package(words.setting("applicationId"), path),
      minSdk: level.flatMap { Int($0) },
      usesCompose: words.contains { $0.value?.lowercased().contains("compose") ?? false }
    )
  }

  private static func manifest(_ files: inout ProjectFiles) -> FoundAndroid? {
    for path in files.paths(named: "AndroidManifest.xml") where !FolderNames.isAside(path) {
      guard let package = package(in: path, &files) else { continue }
      // Where Gradle would look for it: `src/main` of the module.
      var module = ProjectPath(path).folder
      if module.name == "main" { module = module.folder.folder }
      return FoundAndroid(module: module.string, package: package)
    }
    return nil
  }

  private static func package(
    in manifest: String,
    _ files: inout ProjectFiles
  ) -> (name: String, file: String)? {
    let words = files.read(manifest).map { BuildWord.read($0.bytes) }
    return package(words?.setting("package"), manifest)
  }

  /// A package as it stands, and nothing that Gradle works out.
  private static func package(_ text: String?, _ file: String) -> (name: String, file: String)? {
    guard let text else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isPackage = parts.allSatisfy { part in
      guard let first = part.utf8.first, !(0x30...0x39).contains(first) else { return false }
      return part.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F
      }
    }
    return isPackage ? (text, file) : nil
  }
}
