import Documents
import Testing

@Suite("UTF-8, character by character")
struct UTF8SequenceTests {
  @Test("a character has the length the standard library gives it")
  func scalars() {
    let ends: [UInt32] = [0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF]
    for value in ends + Array(stride(from: 0, through: 0x10FFFF, by: 41)) {
      guard let scalar = Unicode.Scalar(value), let units = UTF8.encode(scalar) else { continue }
      let bytes = Array(units)
      if UTF8Sequence.length(at: 0, in: bytes) != bytes.count {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  @Test(
    "overlong forms, surrogates, cut-off characters and stray bytes are no UTF-8",
    arguments: [
      [0x80], [0xBF, 0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0x80],
      [0xE0, 0x9F, 0xBF], [0xE2, 0x82], [0xE2, 0x82, 0x28], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
      [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x9A],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]]
  )
  func malformed(bytes: [UInt8]) {
    #expect(UTF8Sequence.length(at: 0, in: bytes) == nil)
    #expect(UTF8Sequence.scalar(at: 0, in: bytes) == nil)
  }
}
