public import DriverModels

/// A process of the app, with what the app around its outboxes knows.
public struct SimulatedProcess<Core: OutboxDriving> {
  /// Where the app stands.
  public enum Place: Hashable, Sendable {
    /// In front.
    case front
    /// In the back, with its round out or not.
    case back(roundIsOut: Bool)
    /// In the back, and running until the clock since boot shows this.
    case woken(until: Int64)
  }

  /// The outboxes.
  public var phone: SimulatedPhone<Core>
  /// Where it stands.
  public internal(set) var place: Place
  /// Who is known in it, by the person's place.
  public internal(set) var person: Int?
  /// The token it was told of, while that is a session as far as it knows.
  public internal(set) var token: SessionToken?
  /// Whether the driver asked to send now since the system last said whether there is signal.
  public internal(set) var wasPushed = false
  /// The places of the businesses where the last that the disk refused was to cut off what it had written.
  public internal(set) var unrepaired: Set<Int> = []
  /// What the driver asked for and was not told yet.
  public internal(set) var asked: [DriverAsk] = []
}

extension SimulatedProcess: Equatable where Core: Equatable {}
extension SimulatedProcess: Hashable where Core: Hashable {}
extension SimulatedProcess: Sendable where Core: Sendable {}
