import DriverRules
import Foundation
import TestSupport
import Testing

@testable import DriverOutbox

/// Kills a process at random while it records, sends and writes its file anew; `scripts/kill-outbox` does it
/// more often than CI does.
@Suite("A process that is killed while it writes an outbox")
struct OutboxKillTests {
  private static let kills = Setting.number("BOTTLE_KILLS") ?? 150
  private static let seed = UInt64(Setting.number("BOTTLE_SEED") ?? 1)

  @Test func leavesAllThatItAcknowledgedNothingInventedAndNothingByHalf() throws {
    var random = SeededGenerator(seed: Self.seed)
    var folder = try Folder()
    var ledger = Ledger()
    var sum = (begun: 0, done: 0, unsaid: 0, kept: 0)
    for kill in 0..<Self.kills {
      // What lies in a folder is the work of many processes, each of which died.
      if kill % 50 == 0 { (folder, ledger) = (try Folder(), Ledger()) }
      let before = (ledger.begun.count, ledger.done.count)
      try Self.kill(in: folder, "k\(kill)", &ledger, &random)
      sum.begun += ledger.begun.count - before.0
      sum.done += ledger.done.count - before.1
      let writes = try #require(Reopened(folder)).writes
      sum.kept += writes.count
      if let last = ledger.begun.last, !ledger.done.contains(last.id),
        writes.contains(where: { $0.id == last.id })
      {
        sum.unsaid += 1
      }
      #expect(ledger.faults(of: writes) == [], "kill \(kill), seed \(Self.seed)")
    }
    print(
      "\(Self.kills) kills, seed \(Self.seed), in \(folder.temporary.url.path): \(sum.begun) begun, "
        + "\(sum.done) acknowledged, \(sum.unsaid) found that were not"
    )
    #expect(sum.done > Self.kills / 5, "too few were recorded between the kills")
  }

  /// Starts a process, and kills it up to 60 ms after it said the first thing.
  private static func kill(
    in folder: Folder,
    _ name: String,
    _ ledger: inout Ledger,
    _ random: inout SeededGenerator
  ) throws {
    let writer = try Talker(writer: ["record", folder.outboxes.path, name])
    if let line = writer.hear() { ledger.note(line) }
    usleep(UInt32.random(in: 0..<60_000, using: &random))
    writer.kill()
    while let line = writer.hear() { ledger.note(line) }
  }
}
