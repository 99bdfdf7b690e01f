public import DriverModels

/// The location of the stand-in phone (P18): one place, or switched off.
public enum StandInLocation: Hashable, Sendable {
  /// It says where it is.
  case on
  /// It is switched off.
  case off

  /// What it lets the app know.
  public var leave: LocationLeave {
    self == .on ? .precise : .refused
  }

  /// The fix that it hands out; nil if it is off.
  ///
  /// - Parameters:
  ///   - now: the wall clock.
  ///   - up: the milliseconds since the phone was started.
  public func fix(now: Timestamp, up: Int64) -> TakenFix? {
    guard self == .on else { return nil }
    let place = GlobePoint(lat: 51.752, lon: -1.2577)
    return TakenFix(point: place, accuracy: 5, at: now, up: up)
  }
}
