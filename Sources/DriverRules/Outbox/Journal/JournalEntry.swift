public import DriverModels

/// One thing that a journal says: a frame of it (O26).
public enum JournalEntry: Hashable, Sendable {
  /// The file begins.
  case header(JournalHeader)
  /// What one press recorded: a write and its proofs. Where the first replaces another, that one is
  /// dismissed if it was turned down, and `takenOver` are the proofs that go with the new version (O22).
  case recorded([OutboxWrite], takenOver: [IdempotencyKey])
  /// The bytes of a write may have left the phone (O25).
  case mayHaveLeft(IdempotencyKey)
  /// The API has these.
  case sent([IdempotencyKey])
  /// The API refused a write, or it cannot be sent.
  case turnedDown(IdempotencyKey, Refusal)
  /// The driver took these back (O24).
  case withdrawn([IdempotencyKey])
  /// The driver let these go (O21).
  case dismissed([IdempotencyKey])
  /// What holds a line up; not synced for itself.
  case waits(OutboxLine, LineWaits)
  /// A write was set aside (O23); not synced for itself.
  case setAside(IdempotencyKey)
  /// These are settled and need not be kept any longer (Y11).
  case letGo([IdempotencyKey])
}
