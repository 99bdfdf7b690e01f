import Emitters
import Foundation
import Outputs
import TestSupport
import Testing
import Tokens

@Suite("Colours as the compilers take them")
struct CompiledColorTests {
  private static func android(_ table: TokenTable, _ gamut: ColorGamut) -> [OutputFile] {
    let settings = AndroidColorSettings(
      prefix: "Bottle",
      package: AndroidPackage.name,
      resources: "res",
      kotlin: "kotlin",
      resourcePrefix: "",
      compose: true,
      gamut: gamut,
      stylesheet: "tokens/globals.css"
    )
    return AndroidColors(table, resources: table, settings: settings).files
  }

  private static func apple(_ table: TokenTable) -> [OutputFile] {
    let settings = AppleColorSettings(
      prefix: "Bottle",
      output: "ios",
      gamut: .displayP3,
      stylesheet: "tokens/globals.css"
    )
    return AppleColors(table, settings: settings).files
  }

  private static let names = Checkout.root.appending(path: "Tests/Goldens/Colors/names")

  /// One with four themes, and one with more colours than a constructor can take.
  @Test(
    "Compose has the colours that the tokens come to",
    arguments: [ColorStylesheet.own, .vitepress]
  )
  func compose(stylesheet: ColorStylesheet) throws {
    guard Tool.areHere(Tool.kotlin), stylesheet.isHere else { return }
    let table = try stylesheet.table()
    let file = Self.android(table, .displayP3).first { $0.path.string.hasSuffix(".kt") }
    let program = try ComposeProgram(
      try #require(file).bytes,
      sets: table.themes.map(\.constant),
      in: TemporaryFolder("compose")
    )
    // In sRGB a colour is written in bytes.
    let differences = program.colors.differences(from: table) { color in
      color.isDisplayP3 ? 0.000001 : 0.5 / 255 + 0.000001
    }
    #expect(differences == [])
  }

  @Test(
    "SwiftUI has the colours that the tokens come to, away from the main thread too",
    arguments: ["nonisolated", "MainActor"]
  )
  func swiftUI(isolation: String) throws {
    guard Tool.areHere([.swiftc]) else { return }
    for stylesheet in ColorStylesheet.allCases where stylesheet.isHere {
      let table = try stylesheet.table()
      let file = Self.apple(table).first { $0.path.string.hasSuffix(".swift") }
      let program = try SwiftUIProgram(
        try #require(file).bytes,
        isolation: isolation,
        in: TemporaryFolder("swiftui")
      )
      let differences = program.colors.differences(from: table) { _ in 0.000001 }
      #expect(differences == [], "\(stylesheet.testDescription)")
    }
  }

  @Test("awkward names compile in Kotlin")
  func namesInKotlin() throws {
    guard Tool.areHere(Tool.kotlin) else { return }
    let files = Checkout.files(below: Self.names, ending: ".kt")
    let bytes = Array(try Data(contentsOf: try #require(files.first)))
    _ = try ComposeProgram(bytes, sets: ["Light", "Dark"], in: TemporaryFolder("compose"))
  }

  @Test("awkward names compile in Swift")
  func namesInSwift() throws {
    guard Tool.areHere([.swiftc]) else { return }
    let files = Checkout.files(below: Self.names, ending: ".swift")
    let bytes = Array(try Data(contentsOf: try #require(files.first)))
    _ = try SwiftUIProgram(bytes, isolation: "nonisolated", in: TemporaryFolder("swiftui"))
  }

  @Test("aapt2 finds each colour by day and by night", arguments: ColorStylesheet.allCases)
  func resources(stylesheet: ColorStylesheet) throws {
    guard Tool.areHere(Tool.android), stylesheet.isHere else { return }
    let table = try stylesheet.table()
    let folder = try TemporaryFolder("colors")
    for file in Self.android(table, .srgb) where file.path.string.hasSuffix(".xml") {
      try folder.write(file.path.string, file.bytes)
    }
    let package = try AndroidPackage(in: folder)
    #expect(package.messages.isEmpty)
    let colors = CompiledColors(dump: try package.dump())
    for token in table.tokens {
      let values = colors.values[token.name.resource] ?? [:]
      #expect(values[""] == token.values[0].color.bytes.argb, "\(token.name.resource)")
      // What is the same by night, aapt2 leaves to the day's.
      let night = values["night"] ?? values[""]
      #expect(night == token.values[1].color.bytes.argb, "\(token.name.resource)")
    }
    #expect(colors.values.count == table.tokens.count)
  }

  @Test("the asset catalog keeps the format's rules", arguments: ColorStylesheet.allCases)
  func assets(stylesheet: ColorStylesheet) throws {
    guard stylesheet.isHere else { return }
    let table = try stylesheet.table()
    let folder = try TemporaryFolder("assets")
    for file in Self.apple(table) { try folder.write(file.path.string, file.bytes) }
    let catalog = try AssetCatalog(at: folder.path("ios/Colors.xcassets"))
    #expect(catalog.problems == [])
    for token in table.tokens {
      let shown = catalog.colors["Bottle/\(token.name.asset)"] ?? [:]
      for (theme, value) in zip(table.themes, token.values) {
        let wanted = ShownColor(value.color)
        let found = shown[AssetCatalog.Appearance(theme)]
        #expect(found?.isNear(wanted, within: 0.000001) == true, "\(token.name.asset), \(theme)")
      }
    }
    #expect(catalog.colors.count == table.tokens.count)
  }
}

extension Theme {
  /// Its name in Kotlin.
  fileprivate var constant: String {
    switch self {
    case .light: "Light"
    case .dark: "Dark"
    case .lightMoreContrast: "LightMoreContrast"
    case .darkMoreContrast: "DarkMoreContrast"
    }
  }
}
