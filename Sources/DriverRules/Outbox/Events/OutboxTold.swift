/// What became of what the driver asked for.
public enum OutboxTold: Hashable, Sendable {
  /// It is done, and on the disk (O1).
  case done
  /// It is not done: the disk refused or the outbox is not open. What the driver typed stays.
  case notRecorded
  /// It is not done: the write has come too far for it, or not far enough.
  case notAllowed
  /// It is asked whether the driver is sure.
  case asked
}
