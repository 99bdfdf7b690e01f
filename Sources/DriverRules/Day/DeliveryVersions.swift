internal import DriverModels

/// One delivery in all its versions: the first and what corrected it (D21).
struct DeliveryVersions: Hashable, Sendable {
  /// The place of the first version: when the bottles changed hands.
  var seq: Int
  /// The version that the day's copy has counted.
  var counted: DeliveryWrite?
  /// The version that holds now.
  var shown: DeliveryWrite?

  /// The deliveries among writes, in the order of their first versions.
  ///
  /// - Parameter writes: in the order of the outbox.
  static func all(in writes: [OwnWrite], recorded: Set<IdempotencyKey>) -> [DeliveryVersions] {
    var all: [DeliveryVersions] = []
    var places: [DeliveryId: Int] = [:]
    for write in writes {
      guard case .delivery(let delivery) = write.body else { continue }
      let place = delivery.replaces.flatMap { places[$0] } ?? all.count
      if place == all.count { all.append(DeliveryVersions(seq: write.seq)) }
      places[delivery.id] = place
      if recorded.contains(write.key) {
        all[place].counted = delivery
        all[place].shown = delivery
      } else if write.state.isShown {
        all[place].shown = delivery
      }
    }
    return all
  }
}
