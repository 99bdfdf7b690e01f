public import DriverModels

/// How a request ended.
public enum RequestEnd: Hashable, Sendable {
  /// With an answer, anybody's.
  case answered(WireAnswer)
  /// Without a connection: no byte left the phone.
  case notConnected
  /// The time was over or the connection dropped: what became of it is not known.
  case lost
}
