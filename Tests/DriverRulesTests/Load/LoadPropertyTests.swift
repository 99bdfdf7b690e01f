import DriverModels
import DriverRules
import DriverScenarios
import Testing

@Suite("What holds of every van")
struct LoadPropertyTests {
  @Test("Loading exactly the list leaves nothing to load, of gas whose figure is not below 0")
  func exactlyTheList() throws {
    for seed in 0..<10_000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let van = try GeneratedVanDay(&random)
      let before = LoadingList(
        EffectiveDay(van.day, writes: van.writes),
        round: van.round,
        ticks: [:]
      )
      let loaded = try van.load(
        .loadUp,
        before.lines.map { ($0.gasId, BottleCount(full: $0.toLoad)) },
        seq: 101
      )
      let after = LoadingList(
        EffectiveDay(van.day, writes: van.writes + [loaded]),
        round: van.round,
        ticks: [:]
      )
      for line in after.lines {
        #expect(before.onVan[line.gasId]?.full ?? 0 < 0, "seed \(seed)")
      }
    }
  }

  @Test("Moves commute, and a count does not commute with them")
  func movesCommute() throws {
    var different = 0
    for seed in 0..<10_000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let van = try GeneratedVanDay(&random)
      let moves = try (1...4).map { try van.move($0, &random) }
      let places = (1...4).shuffled(using: &random)
      let others = zip(moves, places).map { van.write($0, at: $1) }
      let (here, there) = (van.contents(moves), van.contents(others))
      #expect(here == there, "seed \(seed)")
      let count = try van.load(.count, [(van.gas, BottleCount(full: 50, empty: 50))], seq: 2)
      let first = van.contents([van.write(moves[0], at: 1), count])
      let last = van.contents([van.write(moves[0], at: 3), count])
      if first != last { different += 1 }
    }
    #expect(different > 1000)
  }

  @Test("It is the same whether a lost answer comes back by replay or in the day")
  func replayOrRecorded() throws {
    for seed in 0..<10_000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let van = try GeneratedVanDay(&random)
      let writes = try (1...5).map { index in
        random.once(in: 4)
          ? try van.load(.count, [(van.gas, BottleCount(full: 7, empty: 3))], seq: index)
          : try van.move(index, &random)
      }
      let expected = van.contents(writes)
      // The API has the first so many, in order, and the day was made after them.
      let sent = random.number(0...5)
      var day = van.day
      day.recorded = writes.prefix(sent).map(\.key)
      day.loads[van.round.rawValue]?.lines = van.contents(Array(writes.prefix(sent)))
        .map { LoadLine(gasId: $0, full: Int32($1.full), empty: Int32($1.empty)) }
      let seen = EffectiveDay(day, writes: writes).contents(of: van.round)
      #expect(seen == expected, "seed \(seed)")
    }
  }

  @Test("Ticks change what is recorded through their numbers only")
  func ticksAreNumbers() throws {
    for seed in 0..<10_000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let van = try GeneratedVanDay(&random)
      let day = EffectiveDay(van.day, writes: van.writes)
      let list = LoadingList(day, round: van.round, ticks: [:])
      let ticks = Dictionary(uniqueKeysWithValues: list.lines.map { ($0.gasId, $0.toLoad) })
      let ticked = LoadWriteUp(LoadDraft(kind: .loadUp), day: day, round: van.round, ticks: ticks)
      let numbers = LoadDraft(kind: .loadUp, numbers: ticks.mapValues { DraftNumber(full: $0) })
      let typed = LoadWriteUp(numbers, day: day, round: van.round, ticks: [:])
      #expect(ticked.judge() == typed.judge(), "seed \(seed)")
    }
  }
}
