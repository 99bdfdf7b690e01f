import Locales
import Testing

@Suite("Number settings of locales")
struct LocaleNumbersTests {
  @Test(
    "minimum grouping digits and digits are Intl's",
    arguments: [
      ("en", 1, "latn"), ("en-GB", 1, "latn"), ("pl", 2, "latn"), ("pl-PL", 2, "latn"),
      ("es", 2, "latn"), ("es-ES", 2, "latn"), ("es-419", 1, "latn"), ("es-MX", 1, "latn"),
      ("pt", 1, "latn"), ("pt-BR", 1, "latn"), ("pt-PT", 2, "latn"), ("it", 2, "latn"),
      ("ar-EG", 1, "arab"), ("ar", 1, "latn"), ("ar-AE", 1, "latn"), ("fa", 1, "arabext"),
      ("bn", 1, "beng"), ("mr-IN", 1, "deva"), ("hi", 1, "latn"), ("uz-Arab-AF", 1, "arabext"),
      ("aaa", 1, "latn"),
    ]
  )
  func settings(text: String, grouping: Int, system: String) throws {
    let numbers = LocaleNumbers(for: try LanguageTag.parse(text).get())
    #expect(numbers.minimumGroupingDigits == grouping)
    #expect(numbers.numberingSystem == system)
  }

  @Test("the versions of CLDR are told")
  func versions() {
    #expect(CLDR.version == "47")
    #expect(CLDR.numbersVersion == "48.0")
  }
}
