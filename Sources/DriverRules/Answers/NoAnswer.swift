/// Why a request got no answer.
public enum NoAnswer: Hashable, Sendable {
  /// No connection: no signal, no such name, refused.
  case noSignal
  /// The answer did not come in time, or broke off.
  case timeOut
}
