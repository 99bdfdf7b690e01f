public import DriverModels

/// A line of the list to load by.
public struct ListLine: Hashable, Sendable {
  /// Which gas.
  public var gasId: GasId
  /// How many full ones the open stops need (L1).
  public var need: Int
  /// How many full ones are on the van, as it is shown (L14).
  public var onVan: Int
  /// How many are still to be put on (L4).
  public var toLoad: Int
  /// How many were there to load when it was ticked; nil without a tick.
  public var tick: Int?

  /// Whether the tick is enough for what is there to load now (L5).
  public var isTicked: Bool { tick.map { $0 >= toLoad } ?? false }
  /// How many came on top since it was ticked (L5).
  public var more: Int { tick.map { max(0, toLoad - $0) } ?? 0 }
  /// How many fewer are needed than were ticked (L5).
  public var over: Int { tick.map { max(0, $0 - toLoad) } ?? 0 }
}
