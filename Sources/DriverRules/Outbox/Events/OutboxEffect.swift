public import DriverModels

/// What is to be done now; effects are carried out in their order.
public enum OutboxEffect: Hashable, Sendable {
  /// Calls on the files of a business's outbox, in order up to the first that fails; ends with one
  /// `OutboxEvent.disk`.
  case disk(BusinessId, [DiskCall])
  /// A request; ends with one `OutboxEvent.ended`.
  case send(OutboxRequest)
  /// A request is given up: how it ends makes no difference any more.
  case cancel(Int)
  /// The timer goes off when the clock since boot shows this; nil for never. It replaces the one before.
  case setTimer(Int64?)
  /// The system is asked to wake the app, not before so many milliseconds; nil takes it back (O33).
  case askToBeWoken(Int64?)
  /// What became of what the driver asked for.
  case told(Int, OutboxTold)
  /// A message.
  case show(OutboxMessage)
  /// This token's session is over (O17).
  case endSession(SessionToken)
  /// An answer to this token brought a new one.
  case renew(SessionToken)
  /// The driver has signed out.
  case signedOut
}
