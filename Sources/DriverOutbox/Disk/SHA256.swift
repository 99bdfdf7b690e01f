/// SHA-256 (FIPS 180-4), taking bytes as they come.
///
/// It is our own because on Linux there is none to import; a proof of 3 MB takes a few hundredths of a
/// second, once when it is recorded and once a start of the app.
struct SHA256 {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
    0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  /// What does not fill a block yet.
  private var rest: [UInt8] = []
  /// In bytes.
  private var length = 0

  /// The 64 hexadecimal digits, in lower case, of some bytes.
  static func text(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.text()
  }

  /// Takes more bytes.
  mutating func update(_ bytes: [UInt8]) {
    length += bytes.count
    let all = rest + bytes
    let span = all.span
    var start = 0
    var schedule = [UInt32](repeating: 0, count: 64)
    while start + 64 <= span.count {
      mix(span.extracting(start..<start + 64), &schedule)
      start += 64
    }
    rest = Array(all[start...])
  }

  /// The 64 hexadecimal digits, in lower case, of all that was taken; nothing can be taken after it.
  mutating func text() -> String {
    let bits = UInt64(length) * 8
    // 5.1.1: a one, zeros, and the length in bits, so that the blocks are full.
    let zeros = (119 - length % 64) % 64
    update([0x80] + [UInt8](repeating: 0, count: zeros))
    update((0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) })
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// 6.2.2 for one block; `schedule` is room for its 64 words.
  private mutating func mix(_ block: Span<UInt8>, _ schedule: inout [UInt32]) {
    for index in 0..<16 {
      let at = index * 4
      schedule[index] =
        UInt32(block[at]) << 24 | UInt32(block[at + 1]) << 16
        | UInt32(block[at + 2]) << 8 | UInt32(block[at + 3])
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      schedule[index] =
        schedule[index - 16] &+ (early.turned(7) ^ early.turned(18) ^ early >> 3)
        &+ schedule[index - 7] &+ (late.turned(17) ^ late.turned(19) ^ late >> 10)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let first =
        h &+ (e.turned(6) ^ e.turned(11) ^ e.turned(25)) &+ (e & f ^ ~e & g)
        &+ Self.constants[index] &+ schedule[index]
      let second = (a.turned(2) ^ a.turned(13) ^ a.turned(22)) &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }
}
