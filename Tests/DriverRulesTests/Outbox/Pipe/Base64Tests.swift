import Testing

@testable import DriverScenarios

@Suite("Base64")
struct Base64Tests {
  /// The vectors of RFC 4648, 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func bytesAreWrittenAndReadAsTheStandardSays(bytes: String, text: String) {
    #expect(Base64.text(Array(bytes.utf8)) == text)
    #expect(Base64.bytes(text) == Array(bytes.utf8))
  }

  @Test func everyByteGoesThrough() {
    let bytes = Array(UInt8.min...UInt8.max)
    #expect(Base64.bytes(Base64.text(bytes)) == bytes)
  }

  @Test(arguments: ["Zg", "Zg=", "Z===", "Zm9?", "Zg==Zg==", "Zm9v\n"])
  func whatIsNoBase64IsNotRead(text: String) {
    #expect(Base64.bytes(text) == nil)
  }
}
