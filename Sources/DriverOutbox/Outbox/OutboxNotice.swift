public import DriverModels
public import DriverRules

/// What the outbox asks of the app around it.
public enum OutboxNotice: Hashable, Sendable {
  /// Show a message.
  case show(OutboxMessage)
  /// Ask the system to wake the app, not before so many milliseconds; nil takes it back (O33).
  case askToBeWoken(Int64?)
  /// The session of this token is over (O17).
  case endSession(SessionToken)
  /// Keep this token in the place of the one before.
  case renew(SessionToken)
  /// The driver has signed out.
  case signedOut
}
