public import DriverModels

/// What all outboxes of a phone show.
public struct PhoneView: Hashable, Sendable {
  /// Who is known on the phone.
  public var person: PersonId?
  /// Whether the person's session lives.
  public var isSignedIn: Bool
  /// The business that was chosen last.
  public var chosen: BusinessId?
  /// Each outbox that was asked for, by the bytes of its business's id.
  public var outboxes: [OutboxView]
  /// Until the system may wake the app, in milliseconds; nil where it is not asked to (O33).
  public var wakeIn: Int64?
  /// Whether work behind has nothing left to send: Android's `success`, else `retry` (O34).
  public var isWorkDone: Bool

  /// Makes a view.
  public init(
    person: PersonId?,
    isSignedIn: Bool,
    chosen: BusinessId?,
    outboxes: [OutboxView],
    wakeIn: Int64?,
    isWorkDone: Bool
  ) {
    self.person = person
    self.isSignedIn = isSignedIn
    self.chosen = chosen
    self.outboxes = outboxes
    self.wakeIn = wakeIn
    self.isWorkDone = isWorkDone
  }
}
