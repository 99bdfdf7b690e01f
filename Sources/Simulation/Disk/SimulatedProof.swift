public import DriverRules

/// A proof's file.
public struct SimulatedProof: Hashable, Sendable {
  /// What is in it.
  public var file: ProofFile
  /// Whether its bytes and its name are on the disk.
  public var isSynced = false
  /// Whether it was taken away and the folder not synced since: a power cut may bring it back.
  public var isRemoved = false
  /// Whether its bytes are those that were written.
  public var isGood = true

  /// Makes a file that was just written.
  public init(_ file: ProofFile) {
    self.file = file
  }
}
