public import DriverModels

/// The order in which screens and bodies have gas: the day's, then what the day does not have by the
/// UTF-8 bytes of its id (L4).
public struct GasOrder: Sendable {
  private let places: [GasId: Int]

  /// The order of a day's gas.
  public init(_ gas: [Gas]) {
    places = Dictionary(
      gas.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Gas in that order.
  public func sorted(_ gas: some Sequence<GasId>) -> [GasId] {
    gas.sorted { one, other in
      switch (places[one], places[other]) {
      case (let place?, let second?): place < second
      case (_?, nil): true
      case (nil, _?): false
      case (nil, nil): one.rawValue.utf8.lexicographicallyPrecedes(other.rawValue.utf8)
      }
    }
  }
}
