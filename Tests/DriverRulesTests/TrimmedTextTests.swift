import DriverRules
import Testing

@Suite("Trimmed text")
struct TrimmedTextTests {
  @Test("Each of the 25 scalars of White_Space is trimmed, at both ends")
  func whiteSpace() {
    let scalars: [UInt32] =
      Array(0x09...0x0D) + [0x20, 0x85, 0xA0, 0x1680] + Array(0x2000...0x200A)
      + [0x2028, 0x2029, 0x202F, 0x205F, 0x3000]
    #expect(scalars.count == 25)
    for scalar in scalars.compactMap(Unicode.Scalar.init) {
      #expect(
        "\(scalar)a b\(scalar)\(scalar)".trimmed == "a b",
        "U+\(String(scalar.value, radix: 16))"
      )
    }
  }

  @Test("A zero-width space, a separator control and a BOM are text")
  func otherScalars() {
    for scalar: Unicode.Scalar in ["\u{200B}", "\u{1C}", "\u{1F}", "\u{FEFF}", "\u{180E}"] {
      #expect("\(scalar)".trimmed == "\(scalar)")
    }
  }

  @Test("White space alone leaves nothing")
  func nothing() {
    #expect("\u{85}\u{2003}\r\n".trimmed.isEmpty)
    #expect("".trimmed.isEmpty)
  }
}
