import Foundation
import Outputs
import TestSupport
import Testing

@Suite("Texts that break formats")
struct EscapeTests {
  private static let expected = NastyTexts.all.map { Array($0.text.unicodeScalars) }

  @Test("there are more of them than kinds in the case table")
  func corpus() {
    #expect(Set(NastyTexts.all.map(\.message)).count >= 150)
  }

  @Test("aapt2's table holds every one unchanged")
  func android() throws {
    guard Tool.areHere(Tool.android) else { return }
    let folder = try TemporaryFolder("escapes")
    for file in GeneratedFiles.android(ProofCatalogue.nasty().plan)
    where file.path.string.hasPrefix("res/") {
      try folder.write(file.path.string, file.bytes)
    }
    let package = try AndroidPackage(in: folder)
    #expect(package.messages.isEmpty)
    let texts = Dictionary(
      try package.entries().map { ($0.name, Array($0.text.unicodeScalars)) },
      uniquingKeysWith: { $1 }
    )
    for (index, text) in Self.expected.enumerated() {
      #expect(texts["t\(index)_alone"] == text, "\(NastyTexts.all[index].message)")
    }
  }

  @Test("the string catalog holds every one unchanged")
  func apple() throws {
    let files = GeneratedFiles.apple(ProofCatalogue.nasty().plan)
    let file = try #require(files.first { $0.path.name == "Localizable.xcstrings" })
    let rules = Checkout.shared.appending(path: "conformance/cldr/plurals.json")
    let catalog = try StringCatalog(
      Data(file.bytes),
      rules: CardinalRules(contentsOf: rules)
    )
    for (index, text) in Self.expected.enumerated() {
      let stored = catalog.text("t\(index).alone", language: "en")
      #expect(Array(stored.unicodeScalars) == text, "\(NastyTexts.all[index].message)")
    }
  }
}
