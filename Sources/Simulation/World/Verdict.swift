/// What the API makes of a request that it has not seen before.
public enum Verdict: Hashable, Sendable {
  /// It is recorded.
  case recorded
  /// It is recorded, and what is in front of the API answers 502.
  case recordedUnseen
  /// It is turned down, for a reason that may not hold later.
  case refused(RefusalReason)
  /// Nothing is decided: a status, and how long to wait.
  case passing(Int, retryAfter: String?)
  /// It takes a while: there is no answer, and a copy of it is told so.
  case working
}
