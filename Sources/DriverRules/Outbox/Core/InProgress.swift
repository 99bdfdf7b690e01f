internal import DriverModels

/// The answers `in-progress` in a row to one write.
struct InProgress: Hashable, Sendable {
  var key: IdempotencyKey
  var count: Int

  /// The first so many are no failures.
  static let most = 10
  /// The wait after each, in milliseconds.
  static let wait: Int64 = 2000
}
