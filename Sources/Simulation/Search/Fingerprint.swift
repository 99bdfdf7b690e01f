/// 128 bits that stand for a state.
///
/// Both halves come of one pass: SipHash has 256 bits of state before it ends, and ends two ways here.
struct Fingerprint: Hashable {
  private let first: Int
  private let second: Int

  /// Makes the fingerprint of what was hashed.
  init(_ hasher: Hasher) {
    var other = hasher
    other.combine(1 as UInt8)
    first = hasher.finalize()
    second = other.finalize()
  }

  /// Hashes one half: it is as good as random.
  func hash(into hasher: inout Hasher) { hasher.combine(first) }
}
