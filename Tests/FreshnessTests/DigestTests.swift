import TestSupport
import Testing

@testable import Freshness

@Suite("Fingerprints")
struct DigestTests {
  @Test(
    "MurmurHash3 gives the published values",
    arguments: [
      ("", 0, "00000000000000000000000000000000"),
      ("hello", 0, "cbd8a7b341bd9b025b1e906a48ae1d19"),
      ("The quick brown fox jumps over the lazy dog", 0, "e34bbc7bbc071b6c7a433ca9c49a9347"),
    ] as [(String, UInt32, String)]
  )
  func published(text: String, seed: UInt32, expected: String) {
    #expect(hexadecimal(Digest(of: Array(text.utf8))) == expected)
  }

  @Test("MurmurHash3 passes its author's own test over every length up to 255")
  func verification() {
    // SMHasher's VerificationTest: the keys 0, 0 1, 0 1 2 …, with the seeds 256, 255, 254 …
    var hashes: [UInt8] = []
    for length in 0..<256 {
      let hash = MurmurHash3.hash((0..<length).map { UInt8($0) }, seed: UInt32(256 - length))
      hashes += littleEndian(hash.high) + littleEndian(hash.low)
    }
    let last = MurmurHash3.hash(hashes)
    #expect(UInt32(truncatingIfNeeded: last.high) == 0x6384_BA69)
  }

  @Test("a fingerprint is read back from its digits")
  func digits() throws {
    let digest = Digest(of: Array("hello".utf8))
    #expect(Digest(hexadecimal: digest.hexadecimal[...]) == digest)
  }

  @Test(
    "anything but 32 lower-case hexadecimal digits is no fingerprint",
    arguments: [
      "", "cbd8a7b341bd9b025b1e906a48ae1d1", "cbd8a7b341bd9b025b1e906a48ae1d190",
      "CBD8A7B341BD9B025B1E906A48AE1D19", "cbd8a7b341bd9b025b1e906a48ae1d1g",
    ]
  )
  func noDigits(text: String) {
    #expect(Digest(hexadecimal: Array(text.utf8)[...]) == nil)
  }

  @Test(
    "CR LF becomes LF, a CR alone stays",
    arguments: [
      ("a\r\nb\r\n", "a\nb\n"), ("a\r\r\nb", "a\r\nb"), ("a\rb", "a\rb"), ("a\r", "a\r"),
      ("\r\n", "\n"), ("ab\n", "ab\n"), ("", ""),
    ]
  )
  func lineEndings(text: String, expected: String) {
    #expect(LineEndings.unified(Array(text.utf8)) == Array(expected.utf8))
  }

  @Test("a checkout with Windows line endings has the same fingerprint")
  func checkout() {
    #expect(Digest(of: Array("a\r\nb".utf8)) == Digest(of: Array("a\nb".utf8)))
    #expect(Digest(of: Array("a\rb".utf8)) != Digest(of: Array("a\nb".utf8)))
  }

  private func hexadecimal(_ digest: Digest) -> String {
    String(decoding: digest.hexadecimal, as: UTF8.self)
  }

  private func littleEndian(_ word: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: word >> (UInt64($0) * 8)) }
  }
}
