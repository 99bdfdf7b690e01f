/// A file's bytes, as programs see them and as a power cut may leave them.
public struct SimulatedFile: Hashable, Sendable {
  /// What programs read.
  public private(set) var bytes: [UInt8]
  /// How many of them, from the beginning, are on the disk.
  public private(set) var syncedLength: Int
  /// What the disk still has after those: cut off, and the cut not synced.
  public private(set) var cutOff: [UInt8]

  /// Makes a file of bytes that are not on the disk yet.
  public init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
    syncedLength = 0
    cutOff = []
  }

  /// How many bytes, at the end, are not on the disk.
  public var unsynced: Int { bytes.count - syncedLength }

  /// What the disk has for certain.
  public var durable: [UInt8] { bytes.prefix(syncedLength) + cutOff }

  /// Whether what programs read is what the disk has.
  public var isSynced: Bool { unsynced == 0 && cutOff.isEmpty }

  /// Adds bytes to the end.
  public mutating func append(_ more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
  }

  /// Cuts to a length that it has at least.
  public mutating func truncate(_ length: Int) {
    if length < syncedLength {
      cutOff = bytes[length..<syncedLength] + cutOff
      syncedLength = length
    }
    bytes.removeLast(bytes.count - length)
  }

  /// Brings all of it to the disk.
  public mutating func sync() {
    syncedLength = bytes.count
    cutOff = []
  }

  /// Turns bits of a byte over, on the disk and for programs alike; beyond the end nothing is turned.
  public mutating func flip(at index: Int, bits: UInt8) {
    guard bytes.indices.contains(index) else { return }
    bytes[index] ^= bits
  }

  /// Makes zeros of all from an index on.
  public mutating func zero(from index: Int) {
    for index in bytes.indices.dropFirst(max(0, index)) { bytes[index] = 0 }
  }

  /// Leaves what a power cut leaves.
  ///
  /// - Parameter old: what the disk may have had in this file's place.
  public mutating func cutPower(_ cut: PowerCut, over old: [UInt8]) {
    guard !isSynced else { return }
    let kept = syncedLength + min(cut.keeps, unsynced)
    let rest = bytes[kept...]
    let stale = cutOff.isEmpty ? old : bytes.prefix(syncedLength) + cutOff
    bytes.removeLast(bytes.count - kept)
    switch cut.tail {
    case .nothing: break
    case .zeros(let most): bytes += repeatElement(0, count: min(most, rest.count))
    case .noise(let seed, let most):
      var random = FastRandom(seed: seed)
      for _ in 0..<min(most, rest.count) { bytes.append(UInt8(truncatingIfNeeded: random.next())) }
    case .stale: bytes += stale.dropFirst(kept)
    case .hole(let length):
      bytes += repeatElement(0, count: min(length, rest.count)) + rest.dropFirst(length)
    }
    sync()
  }
}
