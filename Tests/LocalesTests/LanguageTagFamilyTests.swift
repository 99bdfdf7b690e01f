import Locales
import Testing

@Suite("Parents and likely subtags")
struct LanguageTagFamilyTests {
  @Test(
    "parents are CLDR's, nearest first, without the root",
    arguments: [
      ("es-MX", ["es-419", "es"]), ("es-ES", ["es"]), ("pt-PT", ["pt"]), ("pt", []),
      ("pt-AO", ["pt-PT", "pt"]), ("en-GB", ["en-001", "en"]),
      ("en-AT", ["en-150", "en-001", "en"]), ("en-US", ["en"]), ("nb-NO", ["nb", "no"]),
      ("zh-Hant", []), ("zh-Hans", ["zh"]), ("zh-CN", ["zh"]), ("zh-Hans-SG", ["zh-Hans", "zh"]),
      ("zh-TW", ["zh-Hant-TW", "zh-Hant"]), ("zh-Hant-MO", ["zh-Hant-HK", "zh-Hant"]),
      ("zh-HK", ["zh-Hant-HK", "zh-Hant"]), ("sr-Latn-RS", ["sr-Latn"]), ("sr-Cyrl", ["sr"]),
      ("sr-ME", ["sr-Latn-ME", "sr-Latn"]), ("hi-Latn", ["en-IN", "en-001", "en"]),
      ("de-CH-1901", ["de-CH", "de"]), ("ca-valencia", ["ca"]), ("de-Cyrl", []),
    ]
  )
  func parents(text: String, expected: [String]) throws {
    #expect(try LanguageTag.parse(text).get().parents.map(\.description) == expected)
  }

  @Test(
    "the likely script and region are added and taken away again",
    arguments: [
      ("en", "en-Latn-US", "en"), ("zh", "zh-Hans-CN", "zh"), ("zh-TW", "zh-Hant-TW", "zh-TW"),
      ("zh-Hant", "zh-Hant-TW", "zh-TW"), ("zh-Hans", "zh-Hans-CN", "zh"),
      ("zh-CN", "zh-Hans-CN", "zh"), ("zh-HK", "zh-Hant-HK", "zh-HK"), ("sr", "sr-Cyrl-RS", "sr"),
      ("sr-ME", "sr-Latn-ME", "sr-ME"), ("sr-Latn", "sr-Latn-RS", "sr-Latn"),
      ("es-419", "es-Latn-419", "es-419"), ("pa-PK", "pa-Arab-PK", "pa-PK"),
      ("ca-valencia", "ca-Latn-ES-valencia", "ca-valencia"), ("en-Shaw", "en-Shaw-GB", "en-Shaw"),
    ]
  )
  func likely(text: String, maximized: String, minimized: String) throws {
    let tag = try LanguageTag.parse(text).get()
    #expect(tag.maximized.description == maximized)
    #expect(tag.minimized.description == minimized)
    #expect(tag.maximized.minimized == tag.minimized)
  }

  @Test("every language and every pair of CLDR's likely subtags is found")
  func everyLikelySubtag() throws {
    let likely = try SharedData.object("likelySubtags", "supplemental", "likelySubtags")
    var missed: [String] = []
    for (key, value) in likely {
      guard let value = value as? String, let tag = LanguageTag(key) else { continue }
      // A key that CLDR replaces is looked up as what replaces it.
      guard tag.description == key else { continue }
      if tag.maximized.description != value { missed.append("\(key): \(tag.maximized)") }
    }
    #expect(missed.sorted() == [])
  }
}
