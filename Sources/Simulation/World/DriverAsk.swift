/// What the driver asked for, under the ticket that tells it.
public struct DriverAsk: Hashable, Sendable {
  /// What was asked.
  public enum What: Hashable, Sendable {
    /// To record something, or a correction of something.
    case record(DriverPress)
    /// To take back.
    case withdraw(Int)
    /// To let go.
    case dismiss(Int)
  }

  /// The ticket.
  public var ticket: Int
  /// Whether the outboxes knew who drives.
  public var isKnown: Bool
  /// What it is.
  public var what: What
}
