import DriverModels
import DriverRules
import DriverScenarios
import Testing

@Suite("Which days go")
struct RetentionPropertyTests {
  @Test("A copy goes if counting on from it, day by day, takes more than seven to come to today")
  func againstCounting() throws {
    for seed in 0..<10_000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let today = try Self.day(random.number(-100_000...200_000))
      let dates = try (0..<4).map { _ in try Self.day(today, random.number(-12...3)) }
      var keeper = try Self.keeper(dates)
      let asked = DayName(owner: keeper.owner, date: today)
      let taken = keeper.take(.notModified, for: asked, today: today)
      let plan = try #require(taken)
      keeper.deleteFiles(plan)
      keeper.deleteIndex(plan, of: keeper.owner)
      let expected = Set(try dates.filter { try !Self.isSevenDaysPast($0, today) })
      #expect(Set(keeper.shelf.days.keys.map(\.date)) == expected, "seed \(seed)")
    }
  }

  /// Counts the days on from a date, by the calendar of a Timestamp's text.
  private static func isSevenDaysPast(_ date: CalendarDate, _ today: CalendarDate) throws -> Bool {
    var (next, count) = (date, 0)
    while next < today {
      next = try day(next, 1)
      count += 1
    }
    return count > 7
  }

  /// The date so many days from another.
  private static func day(_ date: CalendarDate, _ days: Int) throws -> CalendarDate {
    let midnight = try Timestamp(wireText: date.text + "T00:00:00.000Z")
    return try day(Int(midnight.milliseconds / 86_400_000) + days)
  }

  /// The date so many days from 1970-01-01.
  private static func day(_ number: Int) throws -> CalendarDate {
    let time = try #require(Timestamp(milliseconds: Int64(number) * 86_400_000))
    return try CalendarDate(wireText: String(time.text.prefix(10)))
  }

  private static func keeper(_ dates: [CalendarDate]) throws -> DayKeeper {
    let owner = DayOwner(person: PersonId("sam"), business: BusinessId("acme"))
    var shelf = DayShelf()
    for date in dates {
      var day = try DayFixtures.day()
      day.date = date
      shelf.store(day, etag: nil, as: DayName(owner: owner, date: date))
    }
    return DayKeeper(owner: owner, shelf: shelf, ticks: [:], writes: [], proofs: [])
  }
}
