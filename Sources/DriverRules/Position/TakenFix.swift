public import DriverModels

/// A fix as the phone hands it out.
public struct TakenFix: Hashable, Sendable {
  /// Where the phone was.
  public let point: GlobePoint
  /// How many metres it may be out; below 0 if the phone does not know.
  public let accuracy: Double
  /// When it was taken, by the phone's wall clock.
  public let at: Timestamp
  /// When it was taken, in milliseconds since the phone was started.
  public let up: Int64

  /// Makes a fix.
  public init(point: GlobePoint, accuracy: Double, at: Timestamp, up: Int64) {
    self.point = point
    self.accuracy = accuracy
    self.at = at
    self.up = up
  }

  /// How many milliseconds ago it was taken, by the since-boot clock (P14).
  func age(at now: Int64) -> Int64 {
    now - up
  }

  /// Whether it can be: on the globe, finite, and not taken later than now (P3).
  func isPossible(at now: Int64) -> Bool {
    // A number that is not one fails every comparison.
    abs(point.lat) <= 90 && abs(point.lon) <= 180 && accuracy >= 0 && accuracy.isFinite
      && age(at: now) >= 0
  }

  /// What is sent of it (P14).
  func body(at now: Int64) -> Fix {
    Fix(lat: point.lat, lon: point.lon, accuracy: accuracy, at: at, ageMs: age(at: now))
  }
}
