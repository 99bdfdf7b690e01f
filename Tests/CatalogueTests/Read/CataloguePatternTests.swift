import Catalogue
import Testing

@Suite("A catalogue's pattern tells files from strangers")
struct CataloguePatternTests {
  @Test("a file a locale")
  func files() throws {
    let pattern = try #require(CataloguePattern("i18n/{locale}.json", namespace: "driverApp"))
    #expect(pattern.folder == "i18n")
    #expect(pattern.locale(ofEntry: "pt-BR.json") == "pt-BR")
    #expect(pattern.locale(ofEntry: "README.md") == nil)
    #expect(pattern.locale(ofEntry: ".json") == nil)
    #expect(pattern.path(ofEntry: "pl.json") == "i18n/pl.json")
    #expect(!pattern.hasFolders)
  }

  @Test("a folder a locale, with a file a namespace")
  func folders() throws {
    let pattern = try #require(
      CataloguePattern("i18n/{locale}/{namespace}.yaml", namespace: "driverApp")
    )
    #expect(pattern.folder == "i18n")
    #expect(pattern.locale(ofEntry: "pl") == "pl")
    #expect(pattern.path(ofEntry: "pl") == "i18n/pl/driverApp.yaml")
    #expect(pattern.hasFolders)
  }

  @Test("a pattern names the locale exactly once", arguments: ["a.json", "{locale}/{locale}.json"])
  func refused(pattern: String) {
    #expect(CataloguePattern(pattern, namespace: "") == nil)
  }
}
