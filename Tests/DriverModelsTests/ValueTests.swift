import DriverModels
import Testing

@Suite("Values")
struct ValueTests {
  @Test("a time keeps the text it was read from, and is equal by its millisecond")
  func times() throws {
    let there = try Timestamp(wireText: "2026-03-04T10:12:30.1239+01:00")
    let here = try Timestamp(wireText: "2026-03-04T09:12:30.123Z")
    #expect(there == here && there.hashValue == here.hashValue)
    #expect(there.original == "2026-03-04T10:12:30.1239+01:00")
    #expect(there.text == "2026-03-04T09:12:30.123Z")
    #expect(there.milliseconds == 1_772_615_550_123)
    #expect(!(there < here))
  }

  /// The calendar repeats itself after 400 years.
  @Test("every day of 400 years, and one in 97 up to year 9999, is written and read alike")
  func days() throws {
    let dayLength: Int64 = 86_400_000
    var previous: CalendarDate?
    let every = stride(from: Int64(-719_528), to: -719_528 + 146_097, by: 1)
    let some = stride(from: Int64(-719_528) + 146_097, through: 2_932_896, by: 97)
    for day in Array(every) + Array(some) {
      let time = try #require(Timestamp(milliseconds: day * dayLength + dayLength - 1))
      let date = try CalendarDate(wireText: String(time.text.prefix(10)))
      if let previous, previous >= date {
        Issue.record("\(previous.text) is not before \(date.text)")
      }
      previous = date
      #expect(try Timestamp(wireText: time.text) == time)
    }
    #expect(Timestamp(milliseconds: -719_528 * dayLength)?.text == "0000-01-01T00:00:00.000Z")
    #expect(Timestamp(milliseconds: -719_528 * dayLength - 1) == nil)
    #expect(Timestamp(milliseconds: 2_932_897 * dayLength) == nil)
    #expect(Timestamp(milliseconds: .max) == nil && Timestamp(milliseconds: .min) == nil)
  }

  @Test("a date that is not in the calendar is none")
  func dates() {
    #expect(CalendarDate(year: 1900, month: 2, day: 29) == nil)
    #expect(CalendarDate(year: 2026, month: 13, day: 1) == nil)
    #expect(CalendarDate(year: 10_000, month: 1, day: 1) == nil)
    #expect(CalendarDate(year: 0, month: 2, day: 29)?.text == "0000-02-29")
  }

  @Test("names that are the same to Unicode are two, and so are ids")
  func names() throws {
    var map: WireMap<Bool> = ["é": true]
    map["e\u{301}"] = false
    #expect(map.count == 2)
    #expect(map["é"] == true)
    map["é"] = nil
    #expect(map.map(\.name) == ["e\u{301}"])
    #expect(PersonId("é") != PersonId("e\u{301}"))
  }

  @Test("what validate finds has a place, a limit and words for a log")
  func violations() {
    let write = DeliveryWrite(
      id: DeliveryId("7D0C0A52-9a55-4a6e-8f0e-2f6f0f9c1a01"),
      roundId: RoundId(""),
      stopId: StopId("s1"),
      occurredAt: Timestamp(milliseconds: 0)!,
      outcome: .unknown("gone"),
      note: Note(String(repeating: "\u{1D11E}", count: 501)),
      lines: [DeliveredLine(gasId: GasId("g"), ordered: 1, delivered: 1000)],
      empties: [],
      proof: []
    )
    #expect(
      write.validate().map(\.description) == [
        "tooShort at /roundId (1)", "tooLong at /note (500)",
        "tooLarge at /lines/0/delivered (999)",
        "tooFew at /proof (1)",
      ]
    )
  }
}
