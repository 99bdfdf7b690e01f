import DriverRules
import Foundation
import Testing

@testable import DriverOutbox

@Suite("Two processes that want one outbox")
struct LockTests {
  private static let rounds = Setting.number("BOTTLE_ROUNDS") ?? 300

  @Test func oneWritesAndTheOtherIsToldThatItIsBusy() throws {
    let writers = [try Talker(writer: ["lock"]), try Talker(writer: ["lock"])]
    var wins = [0, 0]
    for round in 0..<Self.rounds {
      let folder = try Folder()
      // Whoever is spoken to first has a head start; by turns.
      for writer in round % 2 == 0 ? writers : writers.reversed() {
        try writer.say(folder.outboxes.path)
      }
      let heard = writers.map { $0.hear() ?? "" }
      #expect(heard.sorted() == ["busy", "wrote"], "round \(round)")
      if let winner = heard.firstIndex(of: "wrote") { wins[winner] += 1 }
      for writer in writers { try writer.say("") }
    }
    for writer in writers { writer.kill() }
    print("\(Self.rounds) rounds for the lock: \(wins[0]) to \(wins[1])")
    #expect(wins.allSatisfy { $0 > 0 }, "there was no race")
  }

  @Test func theLockOfAProcessThatWasKilledIsFree() throws {
    for _ in 0..<20 {
      let folder = try Folder()
      let first = try Talker(writer: ["lock"])
      try first.say(folder.outboxes.path)
      #expect(first.hear() == "wrote")
      #expect(Reopened(folder, by: Posix()) == nil)
      first.kill()
      #expect(Reopened(folder)?.writes.count == 1)
    }
  }
}
