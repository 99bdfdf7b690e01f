extension SwiftRuntime {
  /// `Timestamp.swift`.
  static let timestamp = #"""
    /// An instant, to the millisecond.
    ///
    /// It keeps the text that it was read from for showing; it is equal to another, and is written, by its
    /// millisecond alone.
    public nonisolated struct Timestamp: Hashable, Comparable, Sendable {
      /// The milliseconds since 1970-01-01T00:00:00Z, below 0 before it.
      public let milliseconds: Int64
      /// The text it was read from, with its own offset and digits; else the same as `text`.
      public let original: String
      /// The time as it is written: `YYYY-MM-DDTHH:MM:SS.mmmZ`.
      public var text: String { Self.text(milliseconds) ?? original }

      /// Makes a time; nil if it is outside the years 0 to 9999.
      public init?(milliseconds: Int64) {
        guard let text = Self.text(milliseconds) else { return nil }
        self.milliseconds = milliseconds
        original = text
      }

      /// Whether both are the same millisecond.
      public static func == (left: Timestamp, right: Timestamp) -> Bool {
        left.milliseconds == right.milliseconds
      }

      /// Whether a time is before another.
      public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.milliseconds < right.milliseconds
      }

      /// Hashes the millisecond.
      public func hash(into hasher: inout Hasher) {
        hasher.combine(milliseconds)
      }

      private static let dayLength: Int64 = 86_400_000

      /// The canonical text; nil if the year has not four digits.
      private static func text(_ milliseconds: Int64) -> String? {
        let (quotient, remainder) = milliseconds.quotientAndRemainder(dividingBy: dayLength)
        let day = Int(quotient) - (remainder < 0 ? 1 : 0)
        guard let date = CalendarDate(dayNumber: day) else { return nil }
        let time = Int(remainder < 0 ? remainder + dayLength : remainder)
        var text: [Swift.UInt8] = []
        text.reserveCapacity(24)
        date.add(to: &text)
        text.append(Swift.UInt8(ascii: "T"))
        WireDigits.add(time / 3_600_000, 2, to: &text)
        text.append(Swift.UInt8(ascii: ":"))
        WireDigits.add(time / 60_000 % 60, 2, to: &text)
        text.append(Swift.UInt8(ascii: ":"))
        WireDigits.add(time / 1000 % 60, 2, to: &text)
        text.append(Swift.UInt8(ascii: "."))
        WireDigits.add(time % 1000, 3, to: &text)
        text.append(Swift.UInt8(ascii: "Z"))
        return String(decoding: text, as: Swift.UTF8.self)
      }

      /// Reads a `date-time` of RFC 3339 with a capital `T` and `Z` and no leap second; nil if it is none.
      private init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, let date = CalendarDate(bytes[..<10]), bytes[10] == 0x54,
          bytes[13] == 0x3A, bytes[16] == 0x3A,
          let hour = WireDigits.value(bytes[11..<13]), hour < 24,
          let minute = WireDigits.value(bytes[14..<16]), minute < 60,
          let second = WireDigits.value(bytes[17..<19]), second < 60
        else { return nil }
        var rest = bytes[19...]
        var thousandths = 0
        if rest.first == 0x2E {
          let fraction = rest.dropFirst().prefix { 0x30...0x39 ~= $0 }
          guard !fraction.isEmpty else { return nil }
          for (digit, weight) in zip(fraction, [100, 10, 1]) {
            thousandths += Int(digit - 0x30) * weight
          }
          rest = rest[fraction.endIndex...]
        }
        guard let offset = Self.offset(rest) else { return nil }
        let minutes = (date.dayNumber * 24 + hour) * 60 + minute - offset
        let milliseconds = Int64(minutes * 60 + second) * 1000 + Int64(thousandths)
        guard Self.text(milliseconds) != nil else { return nil }
        self.milliseconds = milliseconds
        original = text
      }

      /// An offset from UTC in minutes.
      private static func offset(_ bytes: Swift.ArraySlice<Swift.UInt8>) -> Int? {
        let offset = Array(bytes)
        if offset == [0x5A] { return 0 }
        guard offset.count == 6, offset[0] == 0x2B || offset[0] == 0x2D, offset[3] == 0x3A,
          let hours = WireDigits.value(offset[1..<3]), hours < 24,
          let minutes = WireDigits.value(offset[4..<6]), minutes < 60
        else { return nil }
        return (offset[0] == 0x2D ? -1 : 1) * (hours * 60 + minutes)
      }
    }

    nonisolated extension Timestamp: WireText {
      /// Reads a time.
      public init(wire: WireJSON) throws(WireError) {
        try self.init(wireText: String(wire: wire))
      }

      /// Reads a `date-time` of RFC 3339.
      public init(wireText: String) throws(WireError) {
        guard let time = Timestamp(wireText) else { throw WireError(.notATime) }
        self = time
      }

      /// Writes the time in quotes, cut to the millisecond, in UTC.
      public func write(to json: inout WireWriter) {
        json.text(text)
      }

      /// The time as it is written.
      public func wireText() -> String { text }
    }
    """#
}
