import Testing

@testable import DriverRules

/// The values are those of zlib's `crc32`.
struct CRC32Tests {
  @Test(arguments: [
    ("", 0),
    ("a", 0xE8B7_BE43),
    ("123456789", 0xCBF4_3926),
    ("The quick brown fox jumps over the lazy dog", 0x414F_A339),
  ])
  func aChecksumIsTheOneOfIEEE802(text: String, checksum: UInt32) {
    let bytes = Array(text.utf8)
    let register = CRC32.register(CRC32.start, over: bytes, 0..<bytes.count)
    #expect(CRC32.checksum(register) == checksum)
  }
}
