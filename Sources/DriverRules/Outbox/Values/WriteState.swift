/// How far a write of the outbox has come, as its file says; that it is being sent stands in no file.
public enum WriteState: UInt8, Hashable, Sendable, CaseIterable {
  /// The API has not answered it.
  case waiting = 0
  /// The API has it.
  case sent = 1
  /// The API refused it, and the driver has not said what becomes of it.
  case turnedDown = 2
  /// It was refused, and the driver let it go or corrected it.
  case dismissed = 3
}
