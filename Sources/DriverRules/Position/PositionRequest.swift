public import DriverModels

/// A request about the round that is out.
///
/// It is never queued and never repeated.
public enum PositionRequest: Hashable, Sendable {
  /// Where the van is.
  case position(RoundId, Fix)
  /// When it gets to the drops, asked from a place.
  case timing(RoundId, GlobePoint)

  /// The round.
  public var round: RoundId {
    switch self {
    case .position(let round, _), .timing(let round, _): round
    }
  }
}
