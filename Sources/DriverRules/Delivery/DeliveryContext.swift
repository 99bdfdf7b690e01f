public import DriverModels

/// What a delivery's draft is judged against: the effective view, and what is new in it.
public struct DeliveryContext: Hashable, Sendable {
  /// The stop's round.
  public var roundId: RoundId
  /// How far the round has come (D23).
  public var roundState: RoundState
  /// The stop.
  public var stop: Stop
  /// The day's gas, in its order.
  public var gas: [Gas]
  /// What is on the van.
  public var van: [GasId: BottleCount]
  /// What the van has room for, where that is known.
  public var capacity: Capacity?
  /// The time of the press.
  public var now: Timestamp
  /// The id of what would be recorded (D21).
  public var newId: DeliveryId

  /// Makes a context.
  public init(
    roundId: RoundId,
    roundState: RoundState,
    stop: Stop,
    gas: [Gas],
    van: [GasId: BottleCount],
    capacity: Capacity?,
    now: Timestamp,
    newId: DeliveryId
  ) {
    self.roundId = roundId
    self.roundState = roundState
    self.stop = stop
    self.gas = gas
    self.van = van
    self.capacity = capacity
    self.now = now
    self.newId = newId
  }
}
