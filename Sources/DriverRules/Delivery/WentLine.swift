internal import DriverModels

/// A line of a delivery: what was ordered of a gas on one set of terms, and what went of it.
struct WentLine: Hashable, Sendable {
  var gasId: GasId
  /// 0 for an extra.
  var ordered: Int
  var went: Int
  var unitPrice: Money?
  /// Whether a full one goes only against an empty; never for an extra.
  var isExchange: Bool
  /// Whether it is the last line of its gas, where what is over goes and the note stands.
  var isLast: Bool

  var isShort: Bool { went < ordered }
}
