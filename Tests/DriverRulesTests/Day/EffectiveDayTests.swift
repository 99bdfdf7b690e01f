import DriverModels
import DriverRules
import Testing

@Suite("What the driver sees: the day's copy and what was done since")
struct EffectiveDayTests {
  private func p19(_ day: EffectiveDay) -> BottleCount? {
    day.contents(of: RoundId("r1"))[DayFixtures.gas]
  }

  @Test("A delivery that waits closes the stop, takes bottles off, and adds cash and empties")
  func deliveryShows() throws {
    let write = try DayFixtures.write(1, DayFixtures.delivery("d1", 2))
    let seen = EffectiveDay(try DayFixtures.day(), writes: [write])
    #expect(seen.stop(StopId("s1"), of: RoundId("r1"))?.state == .partial)
    #expect(p19(seen) == BottleCount(full: 8, empty: 2))
    #expect(seen.day.cash.total == Money(6000))
  }

  @Test("What the copy has counted, or the API refused, does not show again")
  func countedOnce() throws {
    let copy = try DayFixtures.day(recorded: ["k1"])
    let writes = [
      try DayFixtures.write(1, DayFixtures.delivery("d1", 2), state: .sent),
      try DayFixtures.write(2, DayFixtures.moved(.topUp, full: 5), state: .turnedDown),
    ]
    #expect(EffectiveDay(copy, writes: writes).day == copy)
    #expect(p19(EffectiveDay(copy, writes: writes)) == BottleCount(full: 10, empty: 0))
  }

  @Test("A correction counts in place of what it corrects, which the copy may have counted")
  func correction() throws {
    let first = try DayFixtures.write(1, DayFixtures.delivery("d1", 3), state: .sent)
    let second = try DayFixtures.write(2, DayFixtures.delivery("d2", 2, replaces: "d1"))
    let before = EffectiveDay(try DayFixtures.day(), writes: [second, first])
    let after = EffectiveDay(
      try DayFixtures.day(recorded: ["k1"], full: 7),
      writes: [first, second]
    )
    #expect(p19(before) == BottleCount(full: 8, empty: 2))
    #expect(p19(after) == BottleCount(full: 8, empty: -1))
    #expect(before.day.cash.total == Money(6000))
    #expect(after.day.cash.total == Money(5000))
  }

  @Test("A count stands, whatever is corrected of what was before it")
  func countStands() throws {
    let writes = [
      try DayFixtures.write(1, DayFixtures.delivery("d1", 3), state: .sent),
      try DayFixtures.write(2, DayFixtures.moved(.count, full: 6, empty: 4), state: .sent),
      try DayFixtures.write(3, DayFixtures.delivery("d2", 2, replaces: "d1")),
      try DayFixtures.write(4, DayFixtures.moved(.topUp, full: 1)),
    ]
    let fresh = EffectiveDay(try DayFixtures.day(), writes: writes)
    let counted = EffectiveDay(
      try DayFixtures.day(recorded: ["k1", "k2"], full: 6),
      writes: writes
    )
    #expect(p19(fresh) == BottleCount(full: 7, empty: 4))
    #expect(p19(counted) == BottleCount(full: 7, empty: 0))
  }

  @Test(
    "A round comes as far as its writes say; a refused setting off does not take it back",
    arguments: [
      (RoundState.sent, ProgressKind.setOff, OwnWriteState.waiting, RoundState.out),
      (.sent, .setOff, .turnedDown, .out), (.loaded, .setOff, .turnedDown, .out),
      (.back, .setOff, .turnedDown, .back), (.back, .setOff, .sending, .out),
      (.out, .backAtBase, .sent, .back), (.out, .backAtBase, .turnedDown, .out),
      (.back, .finished, .waiting, .finished), (.back, .finished, .dismissed, .back),
    ]
  )
  func progress(from: RoundState, kind: ProgressKind, state: OwnWriteState, to: RoundState) throws {
    let write = try DayFixtures.write(1, DayFixtures.progress(kind), state: state)
    let seen = EffectiveDay(try DayFixtures.day(state: from), writes: [write])
    #expect(seen.round(RoundId("r1"))?.state == to)
  }
}
