internal import Locales
internal import Outputs

extension Advice {
  /// What makes the outputs a part of the Android app.
  static func android(_ findings: Findings) -> [Section?] {
    guard findings.makesAndroid else { return [] }
    let found = findings.android
    let up = pathUp(from: found?.module ?? "app")
    let folders = ["res", "kotlin"].map { (set: $0, path: "\(up)generated/android/\($0)") }
    let isKotlin = found?.isKotlin ?? true
    let gradle = Section(
      title: "Add to \(InLine.shown(found?.buildFile ?? "the app's build.gradle.kts"))",
      notes: found == nil ? ["Here for an app in `app`: correct the paths for yours."] : [],
      paste: ["android {"]
        + folders.map { folder in
          isKotlin
            ? "    sourceSets[\"main\"].\(folder.set).srcDir(\"\(folder.path)\")"
            : "    sourceSets.main.\(folder.set).srcDirs += '\(folder.path)'"
        } + ["}"]
    )
    guard !findings.catalogues.isEmpty else { return [gradle] }
    let manifest = Section(
      title: "Add to <application> in AndroidManifest.xml",
      notes: ["So that the system's settings offer the app's languages."],
      paste: ["android:localeConfig=\"@xml/locales_config\""]
    )
    return [gradle, manifest]
  }

  /// What makes the outputs a part of the iOS app.
  static func apple(_ findings: Findings) -> [Section?] {
    guard findings.makesApple else { return [] }
    let found = findings.apple
    return found?.isPackage == true ? package(findings) : project(findings, found)
  }

  private static func package(_ findings: Findings) -> [Section?] {
    var notes = ["Link or copy generated/ios into the target's folder."]
    let source = findings.catalogues.first?.source.value
    if let source {
      notes.append("The package's `defaultLocalization` is \"\(source.appleIdentifier)\".")
    }
    let words = source == nil ? [] : [".process(\"\(table(findings)).xcstrings\"),"]
    let colors = findings.stylesheets.isEmpty ? [] : [".process(\"Colors.xcassets\"),"]
    return [
      Section(
        title: "Add to the target's resources in Package.swift",
        notes: notes,
        paste: words + colors
      )
    ]
  }

  private static func project(_ findings: Findings, _ found: FoundApple?) -> [Section?] {
    let name = found.map { InLine.shown($0.path) } ?? "the Xcode project"
    var notes = [
      """
      Drag generated/ios into \(name): reference files in place, create groups, and tick the app as \
      the target.
      """
    ]
    if found?.hasOwnTable == true, !findings.catalogues.isEmpty {
      let owner = found?.ownTable.map { InLine.quoted($0) } ?? "Xcode, as it builds,"
      notes.append(
        "\(owner) has the table `Localizable`, so bottle's is `\(table(findings))` (ios.table)."
      )
    }
    let files = Section(title: "In Xcode", notes: notes)
    guard let words = findings.catalogues.first else { return [files] }
    let known = Set(found?.regions ?? [])
    let tags = (words.listed ?? words.locales.map(\.tag)).map(\.appleIdentifier)
    let missing = tags.filter { !known.contains($0) }
    if missing.isEmpty { return [files] }
    let names = missing.map { $0.utf8.contains(UInt8(ascii: "-")) ? "\"\($0)\"," : "\($0)," }
    let regions = Section(
      title: "Add to knownRegions in project.pbxproj, or under Info, Localizations in Xcode",
      paste: Paragraph.lines(names.joined(separator: " "), width: 76)
    )
    return [files, regions]
  }

  private static func table(_ findings: Findings) -> String {
    findings.apple?.hasOwnTable == true ? "Bottle" : "Localizable"
  }

  /// The way from a folder of the project to its root, with a `/` at its end.
  private static func pathUp(from folder: String) -> String {
    folder.split(separator: "/").map { _ in "../" }.joined()
  }
}
