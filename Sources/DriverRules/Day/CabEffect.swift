internal import DriverModels

/// What writes do to the cash in the cab (C1).
enum CabEffect {
  /// The copy's cash with what moved since.
  static func total(
    _ cash: CabCash,
    writes: [OwnWrite],
    deliveries: [DeliveryVersions],
    recorded: Set<IdempotencyKey>
  ) -> Money {
    var total = cash.total.rawValue
    for write in writes where write.state.isShown && !recorded.contains(write.key) {
      guard case .cash(let moved) = write.body else { continue }
      switch moved.kind {
      case .collected, .float: total = total.clamped(adding: moved.amount)
      case .handedIn, .paidOut: total = total.clamped(subtracting: moved.amount)
      case .unknown: break
      }
    }
    for delivery in deliveries {
      total = total.clamped(adding: delivery.shown?.cash ?? Money(0))
      total = total.clamped(subtracting: delivery.counted?.cash ?? Money(0))
    }
    return Money(total)
  }
}
