import DriverModels
import DriverRules
import Foundation
import Testing

@testable import DriverOutbox

/// A day with an outbox, on a disk of which one call after the other fails: it is opened, presses are
/// recorded, their pictures too, all is sent, the file is written anew, and receipts are let go.
@Suite("A disk that fails")
struct FailingDiskTests {
  /// What became of a day.
  struct Day {
    var desk: Desk
    /// The ids that were acknowledged, and those that were not.
    var done: [String] = []
    var refused: [String] = []

    init(_ folder: Folder, by calls: LoggedCalls) {
      desk = Desk(folder, by: calls, compactionSize: 1500)
      desk.begin()
      for number in 1...6 {
        let id = "d\(number)"
        if desk.record(id, ticket: number, hasPicture: number % 2 == 0) {
          done.append(id)
        } else {
          refused.append(id)
        }
      }
      desk.take(.letGo(desk.folder.business, [IdempotencyKey("d2"), IdempotencyKey("d2-p")]))
    }

    /// What may be missing: it was let go.
    static let letGo: Set<String> = ["d2", "d2-p"]
  }

  /// Two writes that wait, from the day before; `isDamaged` with a flipped bit in the first.
  private func prepared(isDamaged: Bool) throws -> Folder {
    let folder = try Folder()
    var desk = Desk(folder)
    desk.take(.signedIn(PersonId("sam"), name: "Sam", SessionToken("token-1")))
    desk.take(.signal(false))
    desk.take(.chose(folder.business))
    #expect(desk.record("y1", ticket: 1) && desk.record("y2", ticket: 2))
    if isDamaged {
      var bytes = try #require(folder.bytes("outbox.journal"))
      // In the frame of y1: after the header's, before that of y2.
      bytes[150] ^= 1
      try folder.write("outbox.journal", bytes)
    }
    return folder
  }

  private struct Kind: CustomTestStringConvertible {
    var code: Int32
    var moment: LoggedCalls.Moment
    var isDamaged: Bool
    var testDescription: String { "\(code) \(moment) \(isDamaged ? "damaged" : "whole")" }
  }

  private static let kinds = [false, true].flatMap { isDamaged in
    [(EIO, .after), (ENOSPC, .before)].map {
      Kind(code: $0, moment: $1, isDamaged: isDamaged)
    }
  }

  @Test(arguments: kinds)
  private func whicheverCallFailsNothingIsLostAndNothingIsLeftBehind(kind: Kind) throws {
    var number = 0
    while true {
      let folder = try prepared(isDamaged: kind.isDamaged)
      let calls = LoggedCalls(kind.moment) { [number] at, _ in
        at == number ? SystemError(code: kind.code) : nil
      }
      var day = Day(folder, by: calls)
      if calls.count <= number { break }
      let place = "call \(number), \(calls.calls[number])"
      #expect(day.desk.writes.allSatisfy { !day.refused.contains($0.id) }, "\(place)")
      try expectMended(&day, calls, isDamaged: kind.isDamaged, place)
      number += 1
    }
    #expect(number > 150)
  }

  @Test(arguments: [false, true])
  func whenAllFailsFromACallOnNothingIsLost(isDamaged: Bool) throws {
    var number = 0
    while true {
      let folder = try prepared(isDamaged: isDamaged)
      let calls = LoggedCalls { [number] at, _ in at >= number ? SystemError(code: EIO) : nil }
      var day = Day(folder, by: calls)
      if calls.count <= number { break }
      try expectMended(&day, calls, isDamaged: isDamaged, "all from call \(number)")
      number += 1
    }
    #expect(number > 150)
  }

  /// Whether the outbox works again when the disk does, and holds what it acknowledged and no more.
  private func expectMended(
    _ day: inout Day,
    _ calls: LoggedCalls,
    isDamaged: Bool,
    _ place: String
  ) throws {
    calls.mend()
    let works = day.desk.record("e1", ticket: 99)
    #expect(works, "\(place): the outbox works again")
    day.desk.wait()
    let held = day.desk.writes
    #expect(held.allSatisfy { $0.state == .sent }, "\(place): all is sent")
    let folder = day.desk.folder
    let (done, refused) = (day.done, day.refused)
    day.desk = Desk(folder)
    let found = try #require(Reopened(folder), "\(place)").writes
    #expect(found.map(\.id) == held.map(\.id), "\(place): the file holds what the memory did")
    let ids = found.filter { $0.kind == .delivery }.map(\.id)
    let kept = (isDamaged ? ["y2"] : ["y1", "y2"]) + done + ["e1"]
    #expect(ids.filter { !refused.contains($0) } == kept.filter(ids.contains), "\(place): in order")
    #expect(Set(kept).subtracting(ids).isSubset(of: Day.letGo), "\(place): nothing is lost")
    for write in found where write.kind == .delivery {
      #expect(write.content == .json(Recording.delivery(write.id, filler: 40).body), "\(place)")
    }
  }
}
