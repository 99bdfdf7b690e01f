/// What is shown to the driver, by its code.
public enum OutboxMessage: String, Hashable, Sendable, CaseIterable {
  /// It could not be written down; it is still on the screen.
  case notRecorded
  /// The session is over.
  case signInAgain
  /// There are writes that were not sent (O20).
  case unsentWrites
  /// The API refused a write.
  case turnedDown
  /// A write was refused by a fault in the app: the office is to be told.
  case appFault
  /// A write was set aside.
  case troubleSending
  /// The person is no member of the business any more.
  case notAMember
  /// The app is too old for the API.
  case updateApp
  /// The outbox was damaged; what could be saved was.
  case damaged
  /// The outbox was written by a newer app.
  case newerFile
  /// Another process has the outbox.
  case openElsewhere
  /// A write that may have left cannot be taken back.
  case cannotWithdraw
  /// Whether it is to be dismissed for good.
  case dismissForGood
}
