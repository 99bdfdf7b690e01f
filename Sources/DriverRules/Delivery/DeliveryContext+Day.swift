public import DriverModels

extension DeliveryContext {
  /// Takes the context from a copy of the day and what was done on this phone since.
  ///
  /// - Parameters:
  ///   - writes: the writes of the copy's person and business, in any order.
  ///   - replacing: the version that is corrected; the van is as it would be without it (D26).
  /// - Returns: nil if the day has no such stop.
  public init?(
    _ copy: DriverDay,
    writes: [OwnWrite],
    round roundId: RoundId,
    stop stopId: StopId,
    replacing: DeliveryId?,
    now: Timestamp,
    newId: DeliveryId
  ) {
    let day = EffectiveDay(copy, writes: writes)
    guard let round = day.round(roundId), let stop = day.stop(stopId, of: roundId) else {
      return nil
    }
    let without = replacing.map { EffectiveDay(copy, writes: writes.with(nothingFor: $0)) }
    self.init(
      roundId: roundId,
      roundState: round.state,
      stop: stop,
      gas: copy.gas,
      van: (without ?? day).contents(of: roundId),
      capacity: copy.loads[roundId.rawValue]?.capacity,
      now: now,
      newId: newId
    )
  }
}

extension [OwnWrite] {
  /// The writes, and one that corrects a delivery to nothing.
  ///
  /// So whatever the copy has counted of it, and whenever the van was counted, is kept in its place.
  fileprivate func with(nothingFor id: DeliveryId) -> [OwnWrite] {
    var last = 0
    var nothing: OwnWrite?
    for write in self {
      last = Swift.max(last, write.seq)
      guard case .delivery(var delivery) = write.body, delivery.id == id else { continue }
      delivery.replaces = delivery.id
      (delivery.lines, delivery.empties, delivery.cash) = ([], [], nil)
      nothing = write
      nothing?.body = .delivery(delivery)
    }
    guard var nothing else { return self }
    nothing.key = IdempotencyKey("")
    nothing.seq = last + 1
    nothing.state = .waiting
    return self + [nothing]
  }
}
