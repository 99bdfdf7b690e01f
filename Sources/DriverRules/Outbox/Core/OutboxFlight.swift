internal import DriverModels

/// The request that is under way.
struct OutboxFlight: Hashable, Sendable {
  /// How far it has come.
  enum Phase: Hashable, Sendable {
    /// The mark that its bytes may leave is being written (O25).
    case marking
    /// Its bytes may be anywhere.
    case away
    /// It was answered, and what that means is being written.
    case settling
  }

  /// Which request it is; 0 before it leaves.
  var number = 0
  var business: BusinessId
  var key: IdempotencyKey
  var line: OutboxLine
  /// What it carries or will carry.
  var token: SessionToken
  var phase: Phase
}
