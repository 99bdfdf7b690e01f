public import DriverModels

/// A line of the index of days on the phone.
public struct DayEntry: Hashable, Sendable {
  /// Which day.
  public var name: DayName
  /// The answer's tag, for asking whether anything changed.
  public var etag: EntityTag?
  /// The rounds of the day.
  public var rounds: Set<RoundId>

  /// Makes a line.
  public init(name: DayName, etag: EntityTag?, rounds: Set<RoundId>) {
    self.name = name
    self.etag = etag
    self.rounds = rounds
  }
}
