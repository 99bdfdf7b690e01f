internal import DriverModels

extension StandInAPI {
  /// Keeps a fix if it is later than the last one kept (A9).
  mutating func position(_ asked: StandInAsked, _ route: StandInRoute) -> WireAnswer {
    do throws(Turned) {
      let caller = try self.caller(asked).get()
      let round = try roundOut(RoundId(route.values[0]), caller)
      let fix: Fix = try asked.body().get()
      let at = asked.now.milliseconds.subtractingReportingOverflow(fix.ageMs)
      let last = ledgers[caller.business]?.fixes[round.id]?.at ?? .min
      if !at.overflow, at.partialValue > last {
        ledgers[caller.business, default: Ledger()].fixes[round.id] = KeptFix(
          lat: fix.lat,
          lon: fix.lon,
          at: at.partialValue
        )
      }
      return WireAnswer(status: 204, headers: [], body: [])
    } catch {
      return error.answer
    }
  }

  /// When the van gets to the drops that are open: twenty minutes each, in the round's order.
  mutating func timing(_ asked: StandInAsked, _ route: StandInRoute) -> WireAnswer {
    do throws(Turned) {
      let caller = try self.caller(asked).get()
      let round = try roundOut(RoundId(route.values[0]), caller)
      guard Self.isDegrees(asked, "lat", 90), Self.isDegrees(asked, "lon", 180) else {
        throw Turned(400, "invalid", "No lat and lon")
      }
      let open = round.stops.filter { $0.state == .open }
      let stops = open.enumerated().map { index, stop in
        Arrival(stopId: stop.id, arrives: Self.window(index, of: stop, asked.now))
      }
      return Answers.json(200, Timing(asOf: asked.now, stops: stops))
    } catch {
      return error.answer
    }
  }

  private func roundOut(_ id: RoundId, _ caller: Caller) throws(Turned) -> Round {
    let round = try ownRound(id, caller)
    guard round.state == .out, world.businesses[caller.index].closed[id] == nil else {
      throw Turned(409, "round-not-out", "The round is not out")
    }
    return round
  }

  /// A quarter of an hour; nothing is known of a stop whose place is only an address.
  private static func window(_ index: Int, of stop: Stop, _ now: Timestamp) -> TimeWindow? {
    guard stop.place.lat != nil, stop.place.lon != nil else { return nil }
    let from = now.milliseconds + Int64(index + 1) * 20 * 60_000
    return TimeWindow(
      from: Timestamp(milliseconds: from),
      to: Timestamp(milliseconds: from + 15 * 60_000)
    )
  }

  private static func isDegrees(_ asked: StandInAsked, _ name: String, _ most: Double) -> Bool {
    guard let text = PercentText.value(of: name, in: asked.request.target),
      let value = try? Double(wireText: text)
    else { return false }
    return -most...most ~= value
  }
}
