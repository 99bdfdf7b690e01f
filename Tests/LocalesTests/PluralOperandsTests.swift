import Locales
import Testing

@Suite("Operands of plural rules")
struct PluralOperandsTests {
  @Test("the sign is dropped, digits as shown are kept")
  func texts() {
    #expect(PluralOperands("-12") == PluralOperands(12))
    #expect(PluralOperands("1.5") != PluralOperands("1.50"))
    #expect(PluralOperands("1.0") != PluralOperands(1))
    #expect(PluralOperands("007") == PluralOperands(7))
    #expect(PluralOperands("1.2c6") != PluralOperands(1_200_000))
    #expect(PluralOperands(Int.min) == PluralOperands("-9223372036854775808"))
  }

  @Test(
    "a text that is no decimal has none",
    arguments: ["", "-", "1.", ".5", "1,5", "1c", "1cx", "x", "1.2.3", "1e5"]
  )
  func noNumber(text: String) {
    #expect(PluralOperands(text) == nil)
  }

  @Test(
    "a double is rounded to three digits after the mark, halves away from zero, as Intl does",
    arguments: [
      (1.0, "1"), (1.5, "1.5"), (-0.25, "0.25"), (1.0004, "1"), (1.0005, "1.001"),
      (0.9995, "1"), (999.9996, "1000"), (1e21, "1000000000000000000000"), (1e-7, "0"),
      (12345.6789, "12345.679"), (.leastNonzeroMagnitude, "0"), (0.1, "0.1"),
      (1e16, "10000000000000000"),
    ]
  )
  func doubles(value: Double, expected: String) {
    #expect(PluralOperands(value) == PluralOperands(expected))
  }

  @Test("infinities and NaN have none, and count as other")
  func notFinite() throws {
    let english = PluralRules.cardinal(for: try LanguageTag.parse("en").get())
    for value in [Double.infinity, -.infinity, .nan] {
      #expect(PluralOperands(value) == nil)
      #expect(english.category(of: value) == .other)
    }
  }

  @Test("a number of any length keeps the remainders that rules ask for")
  func long() throws {
    let russian = PluralRules.cardinal(for: try LanguageTag.parse("ru").get())
    let one = try #require(PluralOperands("1000000000000000000000000000021"))
    let many = try #require(PluralOperands("1000000000000000000000000000011"))
    #expect(russian.category(of: one) == .one)
    #expect(russian.category(of: many) == .many)
    let english = PluralRules.cardinal(for: try LanguageTag.parse("en").get())
    #expect(english.category(of: try #require(PluralOperands("1000000000000000000001"))) == .other)
  }
}
