/// What an answer about a position asks of the rest of the app (P15).
public enum PositionDemand: String, Hashable, Sendable {
  /// To judge whether the session is over (S10, S11).
  case endSession
  /// To fetch the day: the round is no longer out.
  case refreshDay
  /// To let the driver choose a business (S13).
  case chooseBusiness
}
