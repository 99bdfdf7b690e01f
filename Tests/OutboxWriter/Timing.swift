import DriverModels
import DriverOutbox
import DriverRules

/// Records so many deliveries, each when the one before is on the disk, or opens what came of it; it says how
/// many seconds that took.
struct Timing {
  var folder: String

  func record(_ count: Int) async {
    let outbox = await Outbox.opened(in: folder)
    await outbox.signal(false)
    let start = ContinuousClock.now
    for number in 0..<count {
      let told = await outbox.record(delivery(number), in: Outbox.hill)
      if told != .done { return Pipe.say("failed") }
    }
    Pipe.say("\(seconds(since: start))")
  }

  func open() async {
    let start = ContinuousClock.now
    let outbox = await Outbox.opened(in: folder)
    for await view in await outbox.views() where view.outboxes.first?.pause != .busy {
      return Pipe.say("\(seconds(since: start)) \(view.outboxes.first?.writes.count ?? 0)")
    }
  }

  /// As long as a delivery of three bottles is.
  private func delivery(_ number: Int) -> Recording {
    let id = "\(number + 10_000_000)-0000-4000-8000-000000000000"
    let line = #"{"delivered":1,"gasId":"g9","ordered":1}"#
    let body =
      #"{"empties":[{"gasId":"g9","quantity":1}],"id":"\#(id)","lines":[\#(line)],"#
      + #""occurredAt":"2026-03-04T06:00:00.000Z","outcome":"delivered","roundId":"r1","stopId":"s1"}"#
    return Recording(kind: .delivery, id: id, body: Array(body.utf8), keys: [])
  }

  private func seconds(since start: ContinuousClock.Instant) -> Double {
    let (seconds, attoseconds) = start.duration(to: .now).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
