import Simulation
import Testing

@Suite struct WrongCoreTests {
  @Test(arguments: WrongCore.Fault.allCases) func aWrongCoreIsCaughtAndTheRunShrunk(
    _ fault: WrongCore.Fault
  ) throws {
    let maker = WrongCore.maker(fault)
    let seed = (0..<300 as Range<UInt64>).first { SimulatedRun(seed: $0, maker).violation != nil }
    let failing = try #require(seed.flatMap { FailingRun.of($0, maker) })
    #expect(failing.moves.count < failing.count)
    #expect(failing.moves.count <= 25, "\(failing.lines)")
    #expect(failing.lines.last == "wrong: \(failing.violation)")
    let again = SimulatedRun(moves: failing.moves, maker)
    #expect(again.violation == failing.violation)
  }

  @Test func theRightCoreHasNothingToShrink() {
    #expect(Simulator.failure(of: 3) == nil)
  }
}
