public import DriverModels

/// A picture that is recorded with a delivery; its file is there already.
public struct ProofRecording: Hashable, Sendable {
  /// Its id, as the delivery's body has it.
  public var id: ProofId
  /// Its file.
  public var file: ProofFile

  /// Makes one.
  public init(id: ProofId, file: ProofFile) {
    self.id = id
    self.file = file
  }
}
