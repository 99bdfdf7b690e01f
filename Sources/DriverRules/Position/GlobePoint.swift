#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A place on the globe.
public struct GlobePoint: Hashable, Sendable {
  /// Degrees north, -90 to 90.
  public let lat: Double
  /// Degrees east, -180 to 180.
  public let lon: Double

  /// Makes a place.
  public init(lat: Double, lon: Double) {
    self.lat = lat
    self.lon = lon
  }

  /// The mean radius of the globe, in metres (P11).
  private static let radius = 6_371_008.8

  /// The metres along the sphere to another place, by the haversine formula (P11).
  ///
  /// Two platforms may differ in its last bits.
  public func distance(to other: GlobePoint) -> Double {
    let (from, to) = (Self.radians(lat), Self.radians(other.lat))
    let north = sin((to - from) / 2)
    let east = sin(Self.radians(other.lon - lon) / 2)
    let chord = north * north + cos(from) * cos(to) * east * east
    // Rounding must not take it over 1 on the other side of the globe.
    return 2 * Self.radius * asin(min(1, chord.squareRoot()))
  }

  private static func radians(_ degrees: Double) -> Double {
    degrees * .pi / 180
  }
}
