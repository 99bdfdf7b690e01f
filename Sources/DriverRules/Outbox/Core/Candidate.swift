internal import DriverModels

/// A write that could go, but for waits.
struct Candidate: Hashable {
  var key: IdempotencyKey
  /// From when on it may, by the clock since boot.
  var from: Int64
}
