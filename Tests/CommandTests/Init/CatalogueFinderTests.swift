import Locales
import Testing

@testable import Command
@testable import Freshness

@Suite("Finding catalogues")
struct CatalogueFinderTests {
  @Test(
    "files are catalogues by their locales' codes and their folders",
    arguments: [
      (["messages/en.json"], ["messages/{locale}.json"]),
      (["en.json", "pl.json"], ["{locale}.json"]),
      (["src/i18n/pt_BR.yaml"], ["src/i18n/{locale}.yaml"]),
      (
        ["public/locales/en/common.json", "public/locales/en/home.json"],
        ["public/locales/{locale}/{namespace}.json"]
      ),
      (["lang/zh-Hant-TW.yml", "lang/x.yml"], ["lang/{locale}.yml"]),
      // One short name may be anything, and so may words of three letters.
      (["data/en.json"], []),
      (["src/ts/config.json", "src/ts/other.json"], []),
      (["locales/map.json", "locales/car.json"], []),
      (["messages/readme.json", "messages/en.txt", "messages/.json", "en"], []),
      (["messages/{x}/en.json"], []),
    ]
  )
  func layouts(paths: [String], patterns: [String]) {
    let files = paths.map { Survey.File(path: $0, size: 1) }
    #expect(CatalogueLayout.all(of: files).map(\.pattern) == patterns)
  }

  @Test(
    "the source is English where there is as good as all of it, else the fullest",
    arguments: [
      (["pl": 3], "pl", "the only locale"),
      (["en": 10, "pl": 10, "de": 9], "en", "English, and as full as any, with 10 texts"),
      (
        ["en-US": 10, "en-GB": 12, "pl": 12], "en-GB", "English, and as full as any, with 12 texts"
      ),
      (["en": 12, "en-GB": 12], "en", "English, and as full as any, with 12 texts"),
      (["en": 90, "pl": 100], "en", "English, though `pl` has 100 texts to its 90"),
      (["en": 89, "pl": 100], "pl", "the fullest, with 100 texts; `en` has 89"),
      (["de": 1, "pl": 2], "pl", "the fullest, with 2 texts; there is no English"),
    ]
  )
  func source(counts: [String: Int], tag: String, reason: String) throws {
    let locales = try counts.map { (tag: try #require(LanguageTag($0.key)), texts: $0.value) }
    let choice = try #require(SourceChoice.choose(locales))
    #expect(choice.value.description == tag)
    #expect(choice.reason == reason)
  }

  @Test(
    "the apps' namespace is the one named after them, or the usual one, or the largest",
    arguments: [
      (["common": 9, "mobile-app": 1], "mobile-app"),
      (["home": 9, "translation": 1], "translation"),
      (["home": 9, "checkout": 10], "checkout"), (["b": 1, "a": 1], "a"), (["only": 1], "only"),
    ]
  )
  func namespace(sizes: [String: Int], name: String) {
    let files = sizes.map { (name: $0.key, size: $0.value) }
    #expect(NamespaceChoice.file(of: files)?.value == name)
  }

  @Test("of a whole file only a group named after the apps is taken")
  func group() {
    #expect(NamespaceChoice.group(of: ["web", "driverApp"]).value == "driverApp")
    #expect(NamespaceChoice.group(of: ["web", "common", "app"]).value == "")
  }
}
