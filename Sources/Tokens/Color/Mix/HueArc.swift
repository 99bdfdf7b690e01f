/// Which way around the circle a mix goes from one hue to the other.
///
/// CSS Color 4, section 12.4.
public enum HueArc: String, Hashable, Sendable, CaseIterable {
  /// The arc of at most 180 degrees, taken if none is named.
  case shorter
  /// The arc of at least 180 degrees.
  case longer
  /// The arc on which the hue grows.
  case increasing
  /// The arc on which the hue falls.
  case decreasing

  /// The hue at `share` of the way, `0…1`, from `first` to `second`, all in degrees.
  func hue(from first: Double, to second: Double, share: Double) -> Double {
    var (first, second) = (first, second)
    let difference = second - first
    switch self {
    case .shorter:
      if difference > 180 { first += 360 } else if difference < -180 { second += 360 }
    case .longer:
      if difference > 0, difference < 180 {
        first += 360
      } else if difference > -180, difference <= 0 {
        second += 360
      }
    case .increasing:
      if difference < 0 { second += 360 }
    case .decreasing:
      if difference > 0 { first += 360 }
    }
    return (first + (second - first) * share).wrappedDegrees
  }
}
