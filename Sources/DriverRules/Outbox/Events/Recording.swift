public import DriverModels

/// What one press of a button records.
public struct Recording: Hashable, Sendable {
  /// What it is about; no proof.
  public var kind: WriteKind
  /// What it closes.
  public var closing: WriteClosing?
  /// The id of the thing, or of its new version, as the body has it.
  public var id: String
  /// The round it is about.
  public var roundId: RoundId?
  /// The stop it is about.
  public var stopId: StopId?
  /// The body.
  public var body: [UInt8]
  /// The proofs that go after it; only a delivery has any.
  public var proofs: [ProofRecording]
  /// New keys from a source that never gives one twice: one for the write, one for each proof, and for a
  /// correction one for each proof that it takes over.
  public var keys: [IdempotencyKey]

  /// Makes a recording.
  public init(
    kind: WriteKind,
    closing: WriteClosing? = nil,
    id: String,
    roundId: RoundId? = nil,
    stopId: StopId? = nil,
    body: [UInt8],
    proofs: [ProofRecording] = [],
    keys: [IdempotencyKey]
  ) {
    self.kind = kind
    self.closing = closing
    self.id = id
    self.roundId = roundId
    self.stopId = stopId
    self.body = body
    self.proofs = proofs
    self.keys = keys
  }
}
