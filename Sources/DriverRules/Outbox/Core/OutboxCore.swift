public import DriverModels

/// The outboxes of a phone: what was done at the doors, and waits to be sent once each and in order.
///
/// It is a value: events go in, effects come out, and it has no disk, network, clock or chance of its own.
/// Whoever carries the effects out gives back how they ended, as events. What it says is on the disk is on
/// the disk: its memory changes when the journal has been synced, not before.
public struct OutboxCore: Hashable, Sendable {
  /// What it does not learn from events.
  public let settings: OutboxSettings

  /// Makes the outboxes of an app that has just begun: none is open, nobody is known.
  public init(settings: OutboxSettings) {
    self.settings = settings
  }
}
