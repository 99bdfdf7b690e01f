public import DriverRules

/// What decides for a phone's outboxes: events in, effects out.
///
/// `OutboxCore` does; a wrong one in a test does, and so can one in another language, over a pipe.
public protocol OutboxDriving {
  /// Takes what happened, and says what is to be done now.
  mutating func handle(_ event: OutboxEvent, at clocks: Clocks) -> [OutboxEffect]
  /// What is shown.
  func view(at clocks: Clocks) -> PhoneView
}
