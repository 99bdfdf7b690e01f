import Foundation
import Testing

@Suite("The catalog's interpreter")
struct StringCatalogTests {
  private static let rules = Checkout.shared.appending(path: "conformance/cldr/plurals.json")

  private func fixture(_ name: String) throws -> StringCatalog {
    let file = Checkout.shared.appending(path: "conformance/xcstrings/\(name).xcstrings")
    return try StringCatalog(
      Data(contentsOf: file),
      rules: CardinalRules(contentsOf: Self.rules)
    )
  }

  private func catalog(_ localization: String, language: String = "en") throws -> StringCatalog {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "key": {"extractionState": "manual", "localizations": {"\(language)": \(localization)}}}}
      """
    return try StringCatalog(Data(text.utf8), rules: CardinalRules(contentsOf: Self.rules))
  }

  private func branches(_ texts: KeyValuePairs<String, String>) -> String {
    let units = texts.map {
      #""\#($0)": {"stringUnit": {"state": "translated", "value": "\#($1)"}}"#
    }
    return "{\(units.joined(separator: ","))}"
  }

  @Test("substitutions of a catalog that Xcode wrote take their own arguments")
  func substitutions() throws {
    let text = try fixture("Substitution").format(
      "substitutions_example.string",
      language: "en",
      locale: Locale(identifier: "en"),
      arguments: ["Hi", 1, 1234]
    )
    #expect(text == "Hi! There is 1 string and you have 1,234 remaining")
  }

  @Test(
    "nought takes `zero` in a language that has no such category",
    arguments: [(0, "I have no strings"), (1, "I have 1 string"), (2, "I have 2 strings")]
  )
  func zero(count: Int, expected: String) throws {
    let text = try fixture("Variations").format(
      "String.Plural",
      language: "en",
      locale: Locale(identifier: "en"),
      arguments: [count]
    )
    #expect(text == expected)
  }

  @Test("arguments keep their numbers when a translation turns them round")
  func positions() throws {
    let text = try fixture("Positional").format(
      "reorder",
      language: "en",
      locale: Locale(identifier: "en"),
      arguments: [1, "x"]
    )
    #expect(text == "Second: x - First: 1")
  }

  @Test(
    "categories are those of the text's language",
    arguments: [(1, "1 postój"), (3, "3 postoje"), (5, "5 postojów"), (22, "22 postoje")]
  )
  func categories(count: Int, expected: String) throws {
    let plural = branches(["one": "%lld postój", "few": "%lld postoje", "other": "%lld postojów"])
    let catalog = try catalog(#"{"variations": {"plural": \#(plural)}}"#, language: "pl")
    let text = catalog.format(
      "key",
      language: "pl",
      locale: Locale(identifier: "pl"),
      arguments: [count]
    )
    #expect(text == expected)
  }

  @Test("two substitutions on one number, with arguments of their own in the branches")
  func sharedArgument() throws {
    let first = branches(["one": "%arg stop", "other": "%arg stops"])
    let second = branches(["one": "%2$@", "other": "all %2$@ 100%%"])
    let catalog = try catalog(
      """
      {"stringUnit": {"state": "translated", "value": "%#@a@ (%1$#@b@)"}, "substitutions": {
        "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": \(first)}},
        "b": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": \(second)}}}}
      """
    )
    let text = catalog.format(
      "key",
      language: "en",
      locale: Locale(identifier: "en"),
      arguments: [7, "<b> %@"]
    )
    #expect(text == "7 stops (all <b> %@ 100%)")
  }

  @Test(
    "a format that a phone would print as garbage is said to be wrong",
    arguments: ["50% discount", "%1$@ % of", "%2$lld", "%1$lld", "%#@missing@", "%arg"]
  )
  func wrong(value: String) throws {
    let catalog = try catalog(#"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"#)
    let text = catalog.format(
      "key",
      language: "en",
      locale: Locale(identifier: "en"),
      arguments: ["x"]
    )
    #expect(text.hasPrefix("⟦key in en: "))
  }

  @Test("a plain lookup takes the text as it stands, and a missing one gives its key")
  func plain() throws {
    let catalog = try catalog(#"{"stringUnit": {"state": "translated", "value": "100% sure"}}"#)
    #expect(catalog.text("key", language: "en") == "100% sure")
    #expect(catalog.text("key", language: "pl") == "key")
  }

  @Test("a member that the format does not have is refused")
  func unknownMember() {
    #expect(throws: CatalogFile.Problem.self) { try catalog(#"{"stringUnits": {}}"#) }
  }
}
