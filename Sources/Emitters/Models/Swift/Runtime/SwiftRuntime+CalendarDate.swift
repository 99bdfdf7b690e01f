extension SwiftRuntime {
  /// `CalendarDate.swift`.
  static let calendarDate = #"""
    /// A day of the Gregorian calendar, which is not an instant and never moves with a time zone.
    public nonisolated struct CalendarDate: Hashable, Comparable, Sendable {
      /// The year, 0 to 9999.
      public let year: Int
      /// The month, from 1.
      public let month: Int
      /// The day of the month, from 1.
      public let day: Int

      /// Makes a date; nil if there is no such day.
      public init?(year: Int, month: Int, day: Int) {
        guard 0...9999 ~= year, 1...12 ~= month, 1...Self.days(in: month, of: year) ~= day else {
          return nil
        }
        self.year = year
        self.month = month
        self.day = day
      }

      /// The date as it is written: `YYYY-MM-DD`.
      public var text: String {
        var text: [Swift.UInt8] = []
        add(to: &text)
        return String(decoding: text, as: Swift.UTF8.self)
      }

      /// Adds the date as it is written.
      func add(to text: inout [Swift.UInt8]) {
        WireDigits.add(year, 4, to: &text)
        text.append(Swift.UInt8(ascii: "-"))
        WireDigits.add(month, 2, to: &text)
        text.append(Swift.UInt8(ascii: "-"))
        WireDigits.add(day, 2, to: &text)
      }

      /// Whether a date is before another.
      public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
      }

      /// Reads `YYYY-MM-DD` and nothing else; nil if it is none.
      init?(_ bytes: Swift.ArraySlice<Swift.UInt8>) {
        let date = Array(bytes)
        guard date.count == 10, date[4] == 0x2D, date[7] == 0x2D,
          let year = WireDigits.value(date[0..<4]), let month = WireDigits.value(date[5..<7]),
          let day = WireDigits.value(date[8..<10])
        else { return nil }
        self.init(year: year, month: month, day: day)
      }

      /// The days from 1970-01-01, below 0 before it.
      var dayNumber: Int {
        // Years begin in March here, so that a leap day is a year's last; 400 of them are 146097 days.
        let shifted = month > 2 ? year : year - 1
        let era = (shifted + 400) / 400 - 1
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
      }

      /// The date that is so many days from 1970-01-01; nil if it is outside the years 0 to 9999.
      init?(dayNumber: Int) {
        guard -719_528...2_932_896 ~= dayNumber else { return nil }
        let days = dayNumber + 719_468 + 146_097
        let era = days / 146_097
        let dayOfEra = days % 146_097
        let yearOfEra =
          (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        self.init(
          year: yearOfEra + (era - 1) * 400 + (month < 3 ? 1 : 0),
          month: month,
          day: dayOfYear - (153 * shifted + 2) / 5 + 1
        )
      }

      private static func days(in month: Int, of year: Int) -> Int {
        let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
      }
    }

    nonisolated extension CalendarDate: WireText {
      /// Reads a date.
      public init(wire: WireJSON) throws(WireError) {
        try self.init(wireText: String(wire: wire))
      }

      /// Reads `YYYY-MM-DD`.
      public init(wireText: String) throws(WireError) {
        guard let date = CalendarDate(Array(wireText.utf8)[...]) else { throw WireError(.notADate) }
        self = date
      }

      /// Writes the date in quotes.
      public func write(to json: inout WireWriter) {
        json.text(text)
      }

      /// The date as it is written.
      public func wireText() -> String { text }
    }
    """#
}
