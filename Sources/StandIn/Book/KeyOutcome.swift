/// What came of a write, by its key.
public enum KeyOutcome: Hashable, Sendable {
  /// It was recorded now.
  case recorded(KeptAnswer)
  /// It was recorded before under this key; the first answer again (A2).
  case replayed(KeptAnswer)
  /// It was turned down now.
  case refused(KeptAnswer)
  /// It was turned down before under this key; the first answer again (A5).
  case refusedAgain(KeptAnswer)
  /// The key belongs to something else (A3): 422 `key-reused`.
  case reused
  /// The first one with this key is still being worked on (A4): 409 `in-progress`.
  case inProgress
  /// This version is recorded under another key (I2): 409 `already-recorded`, which is a refusal and
  /// remembered; `again` where this key was told so before.
  case alreadyRecorded(again: Bool)
  /// Nothing was decided; the next attempt is judged afresh.
  case passing(KeptAnswer)
}
