import Locales
import Testing

@Suite("Names of locales on the platforms")
struct LanguageTagOutputTests {
  @Test(
    "Android's folders follow its qualifiers",
    arguments: [
      ("en", "en"), ("pl", "pl"), ("fil", "fil"), ("tl", "fil"), ("en-GB", "en-rGB"),
      ("pt_BR", "pt-rBR"), ("es-419", "b+es+419"), ("zh-CN", "zh-rCN"), ("zh-TW", "zh-rTW"),
      ("zh-HK", "zh-rHK"), ("zh-Hans", "b+zh+Hans"), ("zh-Hant-HK", "b+zh+Hant+HK"),
      ("sr-Latn", "b+sr+Latn"), ("he", "iw"), ("he-IL", "iw-rIL"), ("id", "in"), ("yi", "ji"),
      ("he-Hebr", "b+iw+Hebr"), ("nb", "nb"), ("no", "nb"), ("no-NO", "nb-rNO"), ("nn", "nn"),
      ("de-CH-1901", "b+de+CH+1901"), ("ca-valencia", "b+ca+valencia"), ("en-XA", "en-rXA"),
    ]
  )
  func android(text: String, expected: String) throws {
    #expect(try LanguageTag.parse(text).get().androidQualifier == expected)
  }

  @Test(
    "Apple's identifiers are the tags, but for Chinese by country and Norwegian",
    arguments: [
      ("en", "en"), ("en_GB", "en-GB"), ("pt", "pt"), ("pt-BR", "pt-BR"), ("es-419", "es-419"),
      ("zh-CN", "zh-Hans"), ("zh-Hans", "zh-Hans"), ("zh-Hans-CN", "zh-Hans"),
      ("zh-TW", "zh-Hant"), ("zh-Hant-TW", "zh-Hant"), ("zh-HK", "zh-HK"), ("zh", "zh"),
      ("zh-Hant-CN", "zh-Hant-CN"), ("he", "he"), ("iw", "he"), ("id", "id"), ("no", "nb"),
      ("sr-Latn", "sr-Latn"), ("de-CH-1901", "de-CH-1901"),
    ]
  )
  func apple(text: String, expected: String) throws {
    #expect(try LanguageTag.parse(text).get().appleIdentifier == expected)
  }

  @Test("locales that would overwrite each other have one name")
  func collisions() {
    #expect(LanguageTag("zh-CN")?.appleIdentifier == LanguageTag("zh-Hans")?.appleIdentifier)
    #expect(LanguageTag("iw")?.androidQualifier == LanguageTag("he")?.androidQualifier)
    #expect(LanguageTag("no")?.androidQualifier == LanguageTag("nb")?.androidQualifier)
    #expect(LanguageTag("pt")?.androidQualifier != LanguageTag("pt-BR")?.androidQualifier)
  }
}
