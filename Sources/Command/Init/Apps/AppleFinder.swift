internal import Diagnostics
internal import Outputs

/// Finds the iOS app: an Xcode project, or else a Swift package for iOS.
enum AppleFinder {
  static func find(_ files: inout ProjectFiles) -> FoundApple? {
    var app = project(&files)
    if app == nil { app = package(&files) }
    guard var found = app else { return nil }
    found.ownTable =
      ["Localizable.xcstrings", "Localizable.strings"]
      .compactMap { files.paths(named: $0).first { !FolderNames.isAside($0) } }.first
    return found
  }

  private static func project(_ files: inout ProjectFiles) -> FoundApple? {
    for path in files.paths(named: "project.pbxproj") where !FolderNames.isAside(path) {
      let folder = ProjectPath(path).folder
      guard folder.name.hasSuffix(".xcodeproj"), let file = files.read(path) else { continue }
      let words = BuildWord.read(file.bytes)
      return FoundApple(
        path: folder.string,
        minimum: words.setting("IPHONEOS_DEPLOYMENT_TARGET").flatMap(major),
        regions: words.list("knownRegions").filter { $0 != "Base" },
        extractsStrings: words.setting("SWIFT_EMIT_LOC_STRINGS") == "YES"
      )
    }
    return nil
  }

  private static func package(_ files: inout ProjectFiles) -> FoundApple? {
    for path in files.paths(named: "Package.swift") where !FolderNames.isAside(path) {
      guard let file = files.read(path) else { continue }
      let words = BuildWord.read(file.bytes)
      // `.iOS(.v17)` or `.iOS("17.0")`
      guard let version = words.setting(".iOS") else { continue }
      return FoundApple(
        path: path,
        minimum: major(version.hasPrefix(".v") ? String(version.dropFirst(2)) : version)
      )
    }
    return nil
  }

  private static func major(_ version: String) -> Int? {
    version.split(separator: ".").first.flatMap { Int($0) }
  }
}
