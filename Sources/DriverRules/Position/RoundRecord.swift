public import DriverModels

/// What is recorded of a round, to be sent from the outbox.
public struct RoundRecord: Hashable, Sendable {
  /// The round.
  public let round: RoundId
  /// What happened to it.
  public let kind: ProgressKind
}
