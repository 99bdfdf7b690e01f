internal import DriverModels
internal import ScenarioKit

/// A phone's time zone, as cases give it: its offsets from UTC and when they begin.
struct PhoneZone {
  private var offsets: [(from: Timestamp?, minutes: Int64)]

  init(_ json: [JSONValue]) throws {
    offsets = try json.map { offset in
      (
        try offset["from"]?.string.map { try Timestamp(wireText: $0) },
        try offset.whole("minutes") ?? 0
      )
    }
  }

  /// The phone's calendar date at a time.
  func date(of time: Timestamp) throws -> CalendarDate {
    let minutes = offsets.last { offset in offset.from.map { $0 <= time } ?? true }?.minutes ?? 0
    guard let local = Timestamp(milliseconds: time.milliseconds + minutes * 60_000) else {
      throw CaseError("\(time.text) is outside the years 0 to 9999")
    }
    return try CalendarDate(wireText: String(local.text.prefix(10)))
  }
}
