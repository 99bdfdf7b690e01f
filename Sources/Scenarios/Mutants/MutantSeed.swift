/// Whether cases made at random tell a mutant from the reference rules.
public struct MutantSeed: Sendable {
  /// The mutant.
  public let mutant: Mutant
  /// The seed of the first case that did; nil where none did.
  public let seed: UInt64?
}
