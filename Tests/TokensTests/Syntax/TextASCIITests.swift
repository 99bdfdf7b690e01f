import Diagnostics
import Testing

@testable import Tokens

@Suite("Names in ASCII")
struct TextASCIITests {
  @Test("the case of ASCII letters does not count, that of others does")
  func words() {
    #expect(Text("OKLCH").isWord("oklch"))
    #expect(!Text("oklch").isWord("oklab"))
    #expect(!Text("İmportant").isWord("important"))
    #expect(Text("Hsl-É").lowercased == "hsl-É")
  }

  @Test("a custom property's name is two dashes and something more")
  func customProperties() {
    #expect(Text("---x").isCustomPropertyName)
    #expect(Text("--0").isCustomPropertyName)
    #expect(!Text("--").isCustomPropertyName)
    #expect(!Text("-x").isCustomPropertyName)
  }
}
