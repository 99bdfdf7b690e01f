import DriverModels
import DriverRules
import Testing

@Suite("A fix that is not finite")
struct NotFiniteTests {
  @Test(
    "It is invalid (P3), which no case can say",
    arguments: [
      (Double.nan, 0, 5), (0, .nan, 5), (0, 0, .nan), (.infinity, 0, 5), (0, .infinity, 5),
      (0, 0, .infinity),
    ] as [(Double, Double, Double)]
  )
  func invalid(lat: Double, lon: Double, accuracy: Double) throws {
    let gate = PositionGate(out: RoundId("r1"), leave: .precise, hasSignal: true)
    let fix = TakenFix(
      point: GlobePoint(lat: lat, lon: lon),
      accuracy: accuracy,
      at: try #require(Timestamp(milliseconds: 0)),
      up: 0
    )
    #expect(gate.verdict(on: fix, at: 0) == .invalid)
  }
}
