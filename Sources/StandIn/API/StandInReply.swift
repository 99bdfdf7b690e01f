public import DriverModels

/// What a request comes to.
public enum StandInReply: Hashable, Sendable {
  /// An answer, so many milliseconds later.
  case answer(WireAnswer, after: Int64)
  /// An answer that breaks off in its body: no client can read it whole.
  case cutOff(WireAnswer)
  /// The connection ends without an answer.
  case lost
  /// There is no connection.
  case noSignal
}
