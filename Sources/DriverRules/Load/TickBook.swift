public import DriverModels

/// What the driver ticked while loading, by round and gas, with how many it was (L5, L6).
///
/// It is kept on the phone only, and told to nobody.
public struct TickBook: Hashable, Sendable {
  private var ticks: [RoundId: [GasId: Int]] = [:]

  /// Makes a book without ticks.
  public init() {}

  /// The rounds that have ticks, in no order.
  public var rounds: [RoundId] { Array(ticks.keys) }

  /// The ticks of a round: how many bottles of each gas.
  public subscript(round: RoundId) -> [GasId: Int] {
    get { ticks[round] ?? [:] }
    set { ticks[round] = newValue.isEmpty ? nil : newValue }
  }
}
