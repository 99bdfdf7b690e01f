public import DriverModels

/// A write that was recorded on this phone and is still kept there.
public struct OwnWrite: Hashable, Sendable {
  /// The key it is sent with.
  public var key: IdempotencyKey
  /// Its place in the outbox, from 1; none has the place of another.
  public var seq: Int
  /// Who recorded it.
  public var person: PersonId
  /// The business it belongs to.
  public var business: BusinessId
  /// How far it has come.
  public var state: OwnWriteState
  /// The round it is about; nil for cash that has none.
  public var roundId: RoundId?
  /// The phone's calendar date when it was recorded.
  public var date: CalendarDate
  /// What it says.
  public var body: OwnWriteBody

  /// Makes a write.
  public init(
    key: IdempotencyKey,
    seq: Int,
    person: PersonId,
    business: BusinessId,
    state: OwnWriteState,
    roundId: RoundId?,
    date: CalendarDate,
    body: OwnWriteBody
  ) {
    self.key = key
    self.seq = seq
    self.person = person
    self.business = business
    self.state = state
    self.roundId = roundId
    self.date = date
    self.body = body
  }
}
