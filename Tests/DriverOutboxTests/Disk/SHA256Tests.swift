import Testing

@testable import DriverOutbox

@Suite("SHA-256")
struct SHA256Tests {
  /// The examples of FIPS 180-4 that NIST publishes ("SHA-256 Examples", "Additional Examples"), and the
  /// empty text.
  @Test(arguments: [
    ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    ("\u{0}", 55, "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7"),
    ("\u{0}", 56, "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb"),
    ("\u{0}", 57, "65a16cb7861335d5ace3c60718b5052e44660726da4cd13bb745381b235a1785"),
    ("\u{0}", 64, "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"),
    ("\u{0}", 1000, "541b3e9daa09b20bf85fa273e5cbd3e80185aa4ec298e765db87742b70138a53"),
    ("A", 1000, "c2e686823489ced2017f6059b8b239318b6364f6dcd835d0a519105a1eadd6e4"),
    ("U", 1005, "f4d62ddec0f3dd90ea1380fa16a5ff8dc4c54b21740650f24afc4120903552b0"),
    ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func isTheStandards(text: String, times: Int, digest: String) {
    let bytes = [UInt8](repeatElement(Array(text.utf8), count: times).joined())
    #expect(SHA256.text(of: bytes) == digest)
  }

  @Test func isTheSameHoweverTheBytesCome() {
    for length in 0...200 {
      let bytes = (0..<length).map { UInt8($0) }
      for piece in [1, 7, 63, 64, 65] {
        var hash = SHA256()
        for start in stride(from: 0, to: length, by: piece) {
          hash.update(Array(bytes[start..<min(start + piece, length)]))
        }
        #expect(hash.text() == SHA256.text(of: bytes), "\(length) bytes, \(piece) at a time")
      }
    }
  }
}
