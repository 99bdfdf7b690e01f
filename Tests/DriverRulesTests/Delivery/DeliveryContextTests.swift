import DriverModels
import DriverRules
import Testing

@Suite("What a delivery is judged against")
struct DeliveryContextTests {
  @Test("The van and the stop are as the writes of this phone left them")
  func effective() throws {
    let writes = try [
      DayFixtures.write(1, DayFixtures.moved(.topUp, full: 2)),
      DayFixtures.write(2, DayFixtures.delivery("d1", 3)),
    ]
    let context = try Self.context(writes: writes)
    #expect(context?.van[DayFixtures.gas] == BottleCount(full: 9, empty: 3))
    #expect(context?.stop.state == .delivered)
    #expect(context?.roundState == .out)
  }

  @Test("A correction sees the van as it would be without what it corrects")
  func correction() throws {
    let writes = try [DayFixtures.write(1, DayFixtures.delivery("d1", 3))]
    let context = try Self.context(writes: writes, replacing: "d1")
    #expect(context?.van[DayFixtures.gas] == BottleCount(full: 10, empty: 0))
  }

  @Test("Also where the day's copy has counted it already")
  func countedByTheCopy() throws {
    let writes = try [DayFixtures.write(1, DayFixtures.delivery("d1", 3), state: .sent)]
    let context = try Self.context(writes: writes, recorded: ["k1"], replacing: "d1")
    #expect(context?.van[DayFixtures.gas] == BottleCount(full: 13, empty: -3))
  }

  @Test("A van that was counted after the delivery is as it was counted")
  func countedSince() throws {
    let writes = try [
      DayFixtures.write(1, DayFixtures.delivery("d1", 3)),
      DayFixtures.write(2, DayFixtures.moved(.count, full: 6, empty: 4)),
    ]
    let context = try Self.context(writes: writes, replacing: "d1")
    #expect(context?.van[DayFixtures.gas] == BottleCount(full: 6, empty: 4))
  }

  @Test("The second correction leaves out the first")
  func secondCorrection() throws {
    let writes = try [
      DayFixtures.write(1, DayFixtures.delivery("d1", 3), state: .sent),
      DayFixtures.write(2, DayFixtures.delivery("d2", 2, replaces: "d1"), state: .sent),
    ]
    let context = try Self.context(writes: writes, replacing: "d2")
    #expect(context?.van[DayFixtures.gas] == BottleCount(full: 10, empty: 0))
  }

  @Test("A stop that the day does not have has none")
  func noStop() throws {
    #expect(try Self.context(writes: [], stop: "s9") == nil)
  }

  private static func context(
    writes: [OwnWrite],
    recorded: [String] = [],
    replacing: String? = nil,
    stop: String = "s1"
  ) throws -> DeliveryContext? {
    DeliveryContext(
      try DayFixtures.day(recorded: recorded),
      writes: writes,
      round: RoundId("r1"),
      stop: StopId(stop),
      replacing: replacing.map { DeliveryId($0) },
      now: try DayFixtures.noon(),
      newId: DeliveryId("d9")
    )
  }
}
