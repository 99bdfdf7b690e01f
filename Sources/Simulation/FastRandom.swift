/// Random numbers that are cheap and the same for the same seed, on every machine.
///
/// xoshiro256++ (Blackman and Vigna, 2019), begun with SplitMix64.
public struct FastRandom: RandomNumberGenerator, Hashable, Sendable {
  private var a: UInt64
  private var b: UInt64
  private var c: UInt64
  private var d: UInt64

  /// Makes a generator for a seed.
  public init(seed: UInt64) {
    var state = seed
    func mixed() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      return word ^ (word >> 31)
    }
    a = mixed()
    b = mixed()
    c = mixed()
    d = mixed()
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    let sum = a &+ d
    let result = (sum << 23 | sum >> 41) &+ a
    let shifted = b << 17
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = d << 45 | d >> 19
    return result
  }

  /// A number below another that is over 0.
  public mutating func below(_ limit: Int) -> Int {
    Int(((next() >> 32) &* UInt64(limit)) >> 32)
  }

  /// A number from 0 up to, not with, 1.
  public mutating func unit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// Whether something of a chance from 0 to 1 happens.
  public mutating func happens(_ chance: Double) -> Bool {
    chance > 0 && unit() < chance
  }
}
