/// What the API makes of a write that it has not seen before.
public enum KeyVerdict: Hashable, Sendable {
  /// It is recorded, and this is the receipt.
  case recorded(KeptAnswer)
  /// It is turned down, for ever (A5).
  case refused(KeptAnswer)
  /// It is not decided, and nothing is remembered (A5): the same key may come again.
  case passing(KeptAnswer)
}
