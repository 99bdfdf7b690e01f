import Locales
import Testing

@Suite("Reading language tags")
struct LanguageTagParsingTests {
  @Test(
    "case and separators are put in canonical form",
    arguments: [
      ("en", "en"), ("PL", "pl"), ("pt_BR", "pt-BR"), ("pt-br", "pt-BR"), ("nb_NO", "nb-NO"),
      ("zh_Hans", "zh-Hans"), ("ZH-HANT-hk", "zh-Hant-HK"), ("es-419", "es-419"),
      ("sr-Latn-RS", "sr-Latn-RS"), ("de-CH-1901", "de-CH-1901"), ("ca-VALENCIA", "ca-valencia"),
      ("sl-rozaj-biske-1994", "sl-rozaj-biske-1994"), ("fil", "fil"), ("en-XA", "en-XA"),
      ("se", "se"), ("ckb-Arab_IQ", "ckb-Arab-IQ"),
    ]
  )
  func canonical(text: String, expected: String) throws {
    let tag = try LanguageTag.parse(text).get()
    #expect(tag.description == expected)
    #expect(LanguageTag(expected) == tag)
  }

  @Test(
    "subtags that CLDR replaces are replaced, others kept",
    arguments: [
      ("iw", "he"), ("in", "id"), ("ji", "yi"), ("tl", "fil"), ("mo", "ro"), ("sh", "sr-Latn"),
      ("sh-Cyrl", "sr-Cyrl"), ("cmn-Hans", "zh-Hans"), ("eng", "en"), ("deu-AT", "de-AT"),
      ("prs", "fa-AF"), ("en-UK", "en-GB"), ("sr-YU", "sr-RS"), ("no", "no"), ("nb", "nb"),
      ("tw-GH", "ak-GH"),
      ("tr", "tr"),
    ]
  )
  func aliases(text: String, expected: String) {
    #expect(LanguageTag(text)?.description == expected)
  }

  @Test(
    "what has not the shape of a tag is malformed",
    arguments: [
      "", "-", "e", "en-", "-en", "en--GB", "english", "en-GBR", "en-G", "e1", "en-1", "en.UTF-8",
      "en_US.UTF-8", "sr@latin", "ar-u-nu-latn", "en-x-pirate", "zh-yue", "en-GB-US",
      "de-1901-1901",
      "en GB", "čs", "pt-rBR", "en-US-Latn",
    ]
  )
  func malformed(text: String) {
    #expect(LanguageTag.parse(text) == .failure(.malformed))
  }

  @Test(
    "the code of a country in the language's place is refused, and its language suggested",
    arguments: [
      ("ua", "uk"), ("ua-UA", "uk-UA"), ("cz", "cs"), ("jp", "ja"), ("kr", "ko"), ("cn", "zh"),
      ("gr", "el"), ("dk", "da"), ("vn", "vi"), ("us", "en"), ("gb", "en-GB"), ("at", "de-AT"),
      ("mx", "es-MX"), ("rs", "sr"), ("by", "be"), ("cn-Hant", "zh-Hant"),
    ]
  )
  func countries(text: String, expected: String) {
    let suggestion = LanguageTag(expected)
    #expect(suggestion != nil)
    #expect(LanguageTag.parse(text) == .failure(.unknownLanguage(suggestion: suggestion)))
  }

  @Test(
    "other languages that CLDR does not know are refused without a suggestion",
    arguments: ["ww", "lol", "xx", "und", "mul", "zxx", "qaa", "ww-GB"]
  )
  func unknown(text: String) {
    #expect(LanguageTag.parse(text) == .failure(.unknownLanguage(suggestion: nil)))
  }

  @Test("tags are sorted by their text")
  func order() {
    let tags = ["zh-Hans", "pt-BR", "de", "pt", "es-MX", "es-419"].compactMap { LanguageTag($0) }
    let sorted = ["de", "es-419", "es-MX", "pt", "pt-BR", "zh-Hans"]
    #expect(tags.sorted().map(\.description) == sorted)
  }
}
