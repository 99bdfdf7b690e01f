extension OutboxWrite {
  /// Whether nothing is to be done with it any more.
  var isSettled: Bool { state == .sent || state == .dismissed }

  /// Whether another write of the person may not pass it while it is set aside: one of the same stop, the
  /// end of its round, and the cash that is handed in (O23).
  func holdsUp(_ later: OutboxWrite) -> Bool {
    if let stopId, later.stopId == stopId { return true }
    return switch later.closing {
    case .round: later.roundId == roundId
    case .cab: true
    case nil: false
    }
  }
}
