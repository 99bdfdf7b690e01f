internal import DriverModels

extension StandInAPI {
  /// What becomes of a write, were its key new.
  func judge(_ asked: StandInAsked, _ route: StandInRoute, _ caller: Caller) -> Judged {
    do throws(Turned) {
      if let fault = asked.refusal {
        let (code, title) = (fault.code ?? "invalid", fault.title ?? "Turned down")
        throw Turned(fault.status, code, title, detail: fault.detail)
      }
      guard Self.isTime(asked.request.header("Bottle-Sent-At")) else {
        throw Turned(400, "invalid", "No Bottle-Sent-At")
      }
      return try judged(asked, route, caller)
    } catch {
      return Judged(error)
    }
  }

  private func judged(
    _ asked: StandInAsked,
    _ route: StandInRoute,
    _ caller: Caller
  ) throws(Turned) -> Judged {
    switch route.operation {
    case .recordDelivery: try delivery(asked.body().get(), caller, asked)
    case .recordCash: try cash(asked.body().get(), caller, asked)
    case .recordLoad: try load(asked.body().get(), RoundId(route.values[0]), caller, asked)
    case .recordProgress: try progress(asked.body().get(), RoundId(route.values[0]), caller, asked)
    default: try proof(asked, route, caller)
    }
  }

  /// A late delivery, or one out of order, is recorded and flagged (A7).
  private func delivery(
    _ delivery: DeliveryWrite,
    _ caller: Caller,
    _ asked: StandInAsked
  ) throws(Turned) -> Judged {
    let round = try openRound(delivery.roundId, caller)
    guard let stop = round.stops.first(where: { $0.id == delivery.stopId }) else {
      throw Turned(404, "not-found", "No such stop")
    }
    if let cash = delivery.cash?.rawValue, !(0...Self.mostCash ~= cash) {
      throw .field("/cash", cash < 0 ? "tooSmall" : "tooLarge")
    }
    for (index, count) in delivery.empties.enumerated() where count.quantity > 999 {
      throw .field("/empties/\(index)/quantity", "tooLarge")
    }
    var warnings: [String] = []
    switch round.state {
    case .back, .finished: warnings.append("late")
    case .sent, .loaded: warnings.append("early")
    case .out, .unknown: break
    }
    if stop.state != .open, delivery.replaces == nil { warnings.append("alreadyDone") }
    return Judged(
      delivery.id.rawValue,
      "delivery",
      .delivery(delivery),
      warnings: warnings,
      at: asked.now
    )
  }

  private func cash(
    _ moved: CashWrite,
    _ caller: Caller,
    _ asked: StandInAsked
  ) throws(Turned) -> Judged {
    guard 1...Self.mostCash ~= moved.amount.rawValue else {
      throw .field("/amount", moved.amount.rawValue < 1 ? "tooSmall" : "tooLarge")
    }
    if let round = moved.roundId { _ = try ownRound(round, caller) }
    return Judged(moved.id.rawValue, "cash", .cash(moved), at: asked.now)
  }

  private func load(
    _ load: LoadWrite,
    _ round: RoundId,
    _ caller: Caller,
    _ asked: StandInAsked
  ) throws(Turned) -> Judged {
    _ = try openRound(round, caller)
    return Judged(load.id.rawValue, "load", .load(load, round), at: asked.now)
  }

  private func progress(
    _ progress: ProgressWrite,
    _ round: RoundId,
    _ caller: Caller,
    _ asked: StandInAsked
  ) throws(Turned) -> Judged {
    _ = try openRound(round, caller)
    return Judged(progress.id.rawValue, "progress", .progress(progress, round), at: asked.now)
  }

  private func proof(
    _ asked: StandInAsked,
    _ route: StandInRoute,
    _ caller: Caller
  ) throws(Turned) -> Judged {
    let (delivery, proof) = (DeliveryId(route.values[0]), ProofId(route.values[1]))
    guard asked.request.isLabelled("image/jpeg") else {
      throw Turned(415, "invalid", "A picture has to be image/jpeg")
    }
    guard asked.request.body.count <= Self.largestProof else {
      throw Turned(413, "too-big", "The picture is too big")
    }
    guard !asked.request.body.isEmpty else { throw Turned(422, "invalid", "The picture is empty") }
    switch ledgers[caller.business]?.names(proof, of: delivery) {
    case nil: throw Turned(404, "not-found", "No such delivery")
    case false?: throw Turned(404, "not-found", "The delivery has no such proof")
    case true?: return Judged(file: proof, of: delivery)
    }
  }

  /// A round that this driver may write to and the office has not closed.
  private func openRound(_ id: RoundId, _ caller: Caller) throws(Turned) -> Round {
    let round = try ownRound(id, caller)
    if let detail = world.businesses[caller.index].closed[id] {
      throw Turned(409, "round-closed", "The round is closed", detail: detail)
    }
    return round
  }

  /// A round of this driver's.
  func ownRound(_ id: RoundId, _ caller: Caller) throws(Turned) -> Round {
    let business = world.businesses[caller.index]
    guard let round = business.round(id) else { throw Turned(404, "not-found", "No such round") }
    guard business.isOf(caller.person, id) else {
      throw Turned(403, "not-allowed", "This round is another driver's")
    }
    return round
  }

  /// The most that one write moves, in minor units (C2, D14).
  private static let mostCash: Int64 = 1_000_000
  /// The largest file, in bytes.
  private static let largestProof = 10_000_000

  private static func isTime(_ text: String?) -> Bool {
    text.flatMap { try? Timestamp(wireText: $0) } != nil
  }
}
