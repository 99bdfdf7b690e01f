import Foundation
import TestSupport
import Testing

@Suite("Colours in a project")
struct ColorTests {
  private static let sheet = """
    @import "./brand.css";
    :root { --background: white; --primary: var(--brand); --radius: 8px }
    .dark { --background: black }

    """

  private func project(
    _ configuration: String = "tokens: {}\nandroid: {}\nios: {}\n",
    sheet: String = Self.sheet
  ) throws -> TemporaryFolder {
    try TemporaryFolder(holding: [
      "bottle.yaml": configuration, "tokens/globals.css": sheet,
      "tokens/brand.css": ":root { --brand: #0a5 }\n",
    ])
  }

  @Test("a project of tokens alone has every colour output and no other")
  func outputs() throws {
    let project = try project()
    let run = try Run(["generate"], in: project.url)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let manifest = try project.text("generated/manifest").split(separator: "\n").dropFirst()
    #expect(
      manifest.compactMap { $0.split(separator: " ").last } == [
        "generated/android/kotlin/app/getbottle/driver/generated/BottleColors.kt",
        "generated/android/res/values-night/colors.xml",
        "generated/android/res/values/colors.xml",
        "generated/ios/BottleColors.swift",
        "generated/ios/Colors.xcassets/Bottle/Contents.json",
        "generated/ios/Colors.xcassets/Bottle/background.colorset/Contents.json",
        "generated/ios/Colors.xcassets/Bottle/brand.colorset/Contents.json",
        "generated/ios/Colors.xcassets/Bottle/primary.colorset/Contents.json",
        "generated/ios/Colors.xcassets/Contents.json",
      ]
    )
    let night = try project.text("generated/android/res/values-night/colors.xml")
    #expect(night.contains(#"<color name="background">#FF000000</color>"#))
    #expect(night.contains(#"<color name="primary">#FF00AA55</color>"#))
    #expect(try Run(["check"], in: project.url).status == 0)
  }

  @Test("a change in an imported file is drift")
  func drift() throws {
    let project = try project()
    _ = try Run(["generate"], in: project.url)
    try project.write("tokens/brand.css", ":root { --brand: #0a6 }\n".utf8)
    let run = try Run(["check"], in: project.url)
    #expect(run.status == 1)
    #expect(run.output.contains("generated/ios/BottleColors.swift"), "\(run.output)")
  }

  @Test("a token that is gone takes its colour set with it")
  func orphan() throws {
    let project = try project()
    _ = try Run(["generate"], in: project.url)
    try project.write("tokens/globals.css", ":root { --background: white }".utf8)
    #expect(try Run(["generate"], in: project.url).status == 0)
    #expect(!project.paths.contains { $0.contains("primary.colorset") })
  }

  @Test("an asset catalog of somebody else's is not overwritten")
  func conflict() throws {
    let project = try project()
    let path = "generated/ios/Colors.xcassets/Contents.json"
    let foreign = #"{"info": {"author": "xcode", "version": 1}}"#
    try project.write(path, foreign.utf8)
    let run = try Run(["generate"], in: project.url)
    #expect(run.status == 1)
    #expect(run.output.contains(path), "\(run.output)")
    #expect(try project.text(path) == foreign)
  }

  @Test(
    "what cannot be made is told at its place, and nothing is written",
    arguments: [
      (
        "tokens: {stylesheet: tokens/none.css}", sheet,
        "bottle.yaml:1:22: error[sources/unreadable]"
      ),
      ("tokens: {}\nios: {minimum: 14}", sheet, "bottle.yaml:2:16: error[tokens/too-old]"),
      ("tokens: {dark: 'p'}", sheet, "bottle.yaml:1:16: error[tokens/theme-selector]"),
      (
        "tokens: {}", ":root { --a-b: red; --aB: red }",
        "tokens/globals.css:1:21: error[tokens/name-collision]"
      ),
    ]
  )
  func refused(configuration: String, sheet: String, heading: String) throws {
    let project = try project(configuration, sheet: sheet)
    let before = project.paths
    let run = try Run(["generate"], in: project.url)
    #expect(run.status == 1)
    #expect(run.output.contains(heading), "\(run.output)")
    #expect(project.paths == before)
  }

  @Test(
    "what a designer should know is told",
    arguments: [
      (":root { --a: white; --a-foreground: #999 }", "1:21: warning[tokens/contrast]"),
      (":root { --a: color(display-p3 0 1 0) }", "1:9: note[tokens/outside-srgb]"),
      (":root { --bg: black }", "1:9: note[tokens/dark-first]"),
      (":root { --radius: 8px }", "warning[tokens/no-colors]"),
      ("@import './none.css'; :root { --a: red }", "1:9: warning[css/absent-import]"),
    ]
  )
  func lint(sheet: String, heading: String) throws {
    let project = try project(sheet: sheet)
    let run = try Run(["lint"], in: project.url)
    #expect(run.output.contains(heading), "\(run.output)")
  }

  @Test("channels without bounds are clipped, and no number counts as 0")
  func unbounded() throws {
    let project = try project(
      "tokens: {}\nios: {}\n",
      sheet: ":root { --a: color(display-p3 calc(infinity) calc(-infinity) calc(NaN) / 1e9) }"
    )
    #expect(try Run(["generate"], in: project.url).status == 0)
    let swift = try project.text("generated/ios/BottleColors.swift")
    let numbers = "1.000000, 0.000000, 0.000000, 1.000000"
    #expect(swift.contains("light: _BottleShade(.displayP3, \(numbers))"), "\(swift)")
  }
}
