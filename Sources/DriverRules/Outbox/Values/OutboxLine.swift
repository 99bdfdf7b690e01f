/// The two lines of an outbox, each with waits of its own (O9).
public enum OutboxLine: UInt8, Hashable, Sendable, CaseIterable {
  /// What was done at the doors.
  case writes = 0
  /// The pictures of it, which go when no write could.
  case proofs = 1
}
