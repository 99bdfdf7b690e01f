import DriverRules
import Foundation
import TestSupport
import Testing

@testable import DriverOutbox

/// Killing a process proves no sync, for what was written is in the system's memory; this does.
///
/// What the real actor asks of files and of the network is compared with the core's effects, while the work ends in any
/// order; `scripts/shuffle-outbox` does it for 10,000 seeds.
@Suite("The actor's calls")
struct OrderTests {
  private static let seeds = Setting.number("BOTTLE_SEEDS") ?? 150
  private static let first = Setting.number("BOTTLE_SEED") ?? 0

  @Test func areTheCoresEffectsInOrderHoweverTheyEnd() async throws {
    var sum = (steps: 0, batches: 0, failed: 0, requests: 0, acknowledged: 0)
    let temporary = try TemporaryFolder("order")
    for seed in Self.first..<(Self.first + Self.seeds) {
      let folder = OutboxFolder(temporary.path("\(seed)").path)
      let world = HeldWorld(seed: UInt64(seed), in: folder, failures: seed % 3 == 0 ? 3 : 0)
      try await world.begin()
      for _ in 0..<60 { try await world.happen() }
      try await world.calm()
      let check = OrderCheck(world)
      #expect(check.faults == [], "seed \(seed)")
      sum.steps += world.trace.count
      sum.batches += check.batches
      sum.failed += check.failed
      sum.requests += world.transport.sent.count
      sum.acknowledged += check.acknowledged
    }
    print(
      "\(Self.seeds) seeds: \(sum.steps) events, \(sum.batches) pieces of work for the disk of which "
        + "\(sum.failed) failed, \(sum.requests) requests, \(sum.acknowledged) acknowledged"
    )
    #expect(sum.acknowledged > Self.seeds && sum.requests > Self.seeds)
    #expect(Self.seeds < 20 || sum.failed > 0)
    withExtendedLifetime(temporary) {}
  }
}
