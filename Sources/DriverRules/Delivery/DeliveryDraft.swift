public import DriverModels

/// What the driver says of a stop, before it is judged; untouched, all of it went.
public struct DeliveryDraft: Hashable, Sendable {
  /// How many full ones went, by gas; as ordered where a gas is missing.
  public var went: [GasId: Int] = [:]
  /// Why nothing went at all; then what ``went`` says is left over.
  public var nothingWent: Reason?
  /// Why a gas is short.
  public var reasons: [GasId: Reason] = [:]
  /// Why every gas is short that has no reason of its own.
  public var reasonForAll: Reason?
  /// Notes as typed, by gas.
  public var notes: [GasId: String] = [:]
  /// The stop's note as typed.
  public var note: String?
  /// How many empty ones came back, by gas.
  public var empties: [GasId: Int] = [:]
  /// The cash that was taken.
  public var cash: Money?
  /// Why less cash was taken than was due.
  public var cashReason: CashReason?
  /// The photo that was taken.
  public var photo: PhotoProof?
  /// The signature, its name as typed.
  public var signature: SignatureProof?
  /// Why the proof is missing.
  public var proofMissing: ProofMissing?
  /// Whether it was left in a safe place, with nobody there.
  public var leftSafe = false
  /// The version that is corrected.
  public var replaces: DeliveryId?

  /// Makes a draft that nobody has touched.
  public init() {}
}
