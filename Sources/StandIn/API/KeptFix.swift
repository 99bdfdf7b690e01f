internal import DriverModels

/// Where a van was, by the API's clock (A9).
struct KeptFix: Hashable, Sendable {
  /// Degrees north.
  let lat: Double
  /// Degrees east.
  let lon: Double
  /// When it was taken, by the API's clock: its now less the fix's age, in milliseconds since 1970.
  let at: Int64

  /// For how long a round shows it: twenty minutes, in milliseconds.
  private static let life: Int64 = 20 * 60 * 1000

  /// The van as a round shows it; nil where that is too long ago.
  func van(at now: Timestamp) -> Van? {
    guard now.milliseconds - at <= Self.life else { return nil }
    return Timestamp(milliseconds: at).map { Van(lat: lat, lon: lon, at: $0) }
  }
}
