import DriverRules
import Simulation
import Testing

@Suite struct SimulatorTests {
  /// Few, as they are slow here; `bottle scenarios simulate` has no end of them.
  @Test func noRuleIsBrokenInTwoHundredWorlds() {
    for seed in 0..<200 as Range<UInt64> {
      let result = Simulator.result(of: seed)
      #expect(result.violation == nil, "seed \(seed)")
    }
  }

  @Test func equalSeedsGiveEqualTraces() {
    for seed in 7..<12 as Range<UInt64> {
      #expect(Simulator.trace(of: seed) == Simulator.trace(of: seed))
    }
    #expect(Simulator.trace(of: 7) != Simulator.trace(of: 8))
    #expect(Simulator.result(of: 1_000).isRepeatable == true)
  }

  @Test func theMovesOfARunGiveItAgain() {
    let run = SimulatedRun(seed: 12, Simulator.core, keepsMoves: true, traces: true)
    let again = SimulatedRun(moves: run.moves, Simulator.core, traces: true)
    #expect(run.moves.count > 20)
    #expect(again.moves == run.moves)
    #expect(again.trace == run.trace)
  }

  @Test func everyKindOfTroubleHappens() {
    var tally = RunTally()
    for seed in 0..<200 as Range<UInt64> { tally += Simulator.result(of: seed).tally }
    #expect(tally.seeds == 200)
    for count in [
      tally.presses, tally.arrivals, tally.kills, tally.powerCuts, tally.lostRequests,
      tally.lostAnswers, tally.lateCopies, tally.fullDisks, tally.diskFaults, tally.damages,
      tally.signOuts,
    ] {
      #expect(count > 10)
    }
  }
}
