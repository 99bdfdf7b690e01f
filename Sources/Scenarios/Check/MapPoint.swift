internal import ScenarioKit

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A place on the earth, in degrees.
struct MapPoint {
  private let latitude: Double
  private let longitude: Double

  /// Every object in a value that has `lat` and `lon`.
  static func all(in value: JSONValue) -> [MapPoint] {
    var found: [MapPoint] = []
    add(value, to: &found)
    return found
  }

  private static func add(_ value: JSONValue, to found: inout [MapPoint]) {
    if let latitude = value["lat"]?.double, let longitude = value["lon"]?.double {
      found.append(MapPoint(latitude: latitude, longitude: longitude))
    }
    for member in value.members ?? [] { add(member.value, to: &found) }
    for item in value.items ?? [] { add(item, to: &found) }
  }

  /// The distance on a sphere of 6,371,008.8 m, by haversine (P11).
  func metres(to other: MapPoint) -> Double {
    let degree = Double.pi / 180
    let north = sin((other.latitude - latitude) * degree / 2)
    let east = sin((other.longitude - longitude) * degree / 2)
    let half = north * north + cos(latitude * degree) * cos(other.latitude * degree) * east * east
    return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
  }
}
