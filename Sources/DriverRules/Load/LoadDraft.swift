public import DriverModels

/// What the driver says of the van, before it is judged.
public struct LoadDraft: Hashable, Sendable {
  /// Which of the four.
  public var kind: LoadKind
  /// The numbers that were typed.
  public var numbers: [GasId: DraftNumber]
  /// Why a number is as it is.
  public var reasons: [GasId: LoadReason]
  /// What was written to it.
  public var notes: [GasId: String]

  /// Makes a draft.
  public init(
    kind: LoadKind,
    numbers: [GasId: DraftNumber] = [:],
    reasons: [GasId: LoadReason] = [:],
    notes: [GasId: String] = [:]
  ) {
    self.kind = kind
    self.numbers = numbers
    self.reasons = reasons
    self.notes = notes
  }
}
