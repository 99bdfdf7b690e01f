public import DriverRules

/// The folder of an outbox's proofs.
public struct SimulatedProofs: Hashable, Sendable {
  /// The files, in the order in which they were written.
  public private(set) var files: [SimulatedProof] = []

  /// Makes an empty folder.
  public init() {}

  /// Writes a file, as the camera does before anything is recorded; it is not synced.
  public mutating func write(_ file: ProofFile) {
    files.removeAll { $0.file.name == file.name }
    files.append(SimulatedProof(file))
  }

  /// Whether a file is there and as it was recorded.
  public func holds(_ file: ProofFile) -> Bool {
    files.contains { $0.file == file && $0.isGood && !$0.isRemoved }
  }

  /// Spoils a file's bytes, or takes it away for good.
  public mutating func damage(_ name: String, isGone: Bool) {
    if isGone { files.removeAll { $0.file.name == name } }
    for index in files.indices where files[index].file.name == name { files[index].isGood = false }
  }

  /// Syncs a file and the folder; false where there is no such file.
  mutating func sync(_ name: String) -> Bool {
    guard let index = files.firstIndex(where: { $0.file.name == name && !$0.isRemoved }) else {
      return false
    }
    files[index].isSynced = true
    files.removeAll(where: \.isRemoved)
    return true
  }

  mutating func remove(_ name: String) {
    files.removeAll { $0.file.name == name && !$0.isSynced }
    for index in files.indices where files[index].file.name == name {
      files[index].isRemoved = true
    }
  }

  mutating func cutPower(_ cut: PowerCut) {
    var bits = cut.proofs
    files = files.compactMap { proof in
      guard !proof.isSynced || proof.isRemoved else { return proof }
      let isKept = bits & 1 == 1
      bits >>= 1
      // A new file is kept or gone, a removal kept or undone.
      guard isKept != proof.isRemoved else { return nil }
      var proof = proof
      proof.isSynced = true
      proof.isRemoved = false
      return proof
    }
  }
}
