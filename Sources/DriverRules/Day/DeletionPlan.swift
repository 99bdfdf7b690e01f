public import DriverModels

/// What goes from the phone after a refresh.
public struct DeletionPlan: Hashable, Sendable {
  /// The days.
  public var days: Set<DayName>
  /// The rounds whose ticks go (Y4).
  public var ticks: Set<RoundId>
  /// The receipts of writes that are settled (Y11).
  public var receipts: Set<IdempotencyKey>
  /// The files of proofs that are settled (Y11).
  public var proofs: Set<ProofId>
}
