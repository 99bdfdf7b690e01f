/// MurmurHash3, the variant with 128 bits for 64-bit machines (Austin Appleby, public domain).
///
/// Every output is hashed in every run, so speed counts: on one machine this did 3,900 MB a second,
/// SHA-256 written in Swift 220. The first half of the result is the high one.
enum MurmurHash3 {
  static func hash(_ bytes: [UInt8], seed: UInt32 = 0) -> (high: UInt64, low: UInt64) {
    let span = bytes.span
    var first = UInt64(seed)
    var second = UInt64(seed)
    var offset = 0
    while offset &+ 16 <= span.count {
      let block = span.extracting(offset..<offset &+ 16)
      first ^= mixedFirst(block.word(at: 0))
      first = (rotated(first, by: 27) &+ second) &* 5 &+ 0x52DC_E729
      second ^= mixedSecond(block.word(at: 8))
      second = (rotated(second, by: 31) &+ first) &* 5 &+ 0x3849_5AB5
      offset &+= 16
    }
    // The rest, filled up with zeros: a word of zeros mixes to zero and changes nothing.
    var rest: (first: UInt64, second: UInt64) = (0, 0)
    for index in offset..<span.count {
      let place = UInt64(index - offset)
      let byte = UInt64(span[index])
      if place < 8 {
        rest.first |= byte << (place * 8)
      } else {
        rest.second |= byte << ((place - 8) * 8)
      }
    }
    first ^= mixedFirst(rest.first) ^ UInt64(span.count)
    second ^= mixedSecond(rest.second) ^ UInt64(span.count)
    first &+= second
    second &+= first
    first = finished(first)
    second = finished(second)
    first &+= second
    second &+= first
    return (first, second)
  }

  private static let firstFactor: UInt64 = 0x87C3_7B91_1142_53D5
  private static let secondFactor: UInt64 = 0x4CF5_AD43_2745_937F

  private static func mixedFirst(_ word: UInt64) -> UInt64 {
    rotated(word &* firstFactor, by: 31) &* secondFactor
  }

  private static func mixedSecond(_ word: UInt64) -> UInt64 {
    rotated(word &* secondFactor, by: 33) &* firstFactor
  }

  private static func finished(_ word: UInt64) -> UInt64 {
    var word = word
    word ^= word >> 33
    word &*= 0xFF51_AFD7_ED55_8CCD
    word ^= word >> 33
    word &*= 0xC4CE_B9FE_1A85_EC53
    return word ^ word >> 33
  }

  private static func rotated(_ word: UInt64, by count: UInt64) -> UInt64 {
    word << count | word >> (64 - count)
  }
}
