internal import DriverModels

/// Dates of HTTP: `Wed, 04 Mar 2026 09:13:02 GMT` (RFC 9110, 5.6.7).
enum HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  // 1970-01-01 was the first of them.
  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]

  /// A time as a header has it, cut to the second.
  static func text(_ time: Timestamp) -> String {
    let text = Array(time.text.utf8)
    func part(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
    let day = Int(time.milliseconds.flooredDay)
    let weekday = weekdays[((day % 7) + 7) % 7]
    let month = months[(Int(part(5..<7)) ?? 1) - 1]
    return "\(weekday), \(part(8..<10)) \(month) \(part(0..<4)) \(part(11..<19)) GMT"
  }
}

extension Int64 {
  /// The day that milliseconds since 1970-01-01T00:00:00Z are in, as a number of days since.
  var flooredDay: Int64 {
    let (days, rest) = quotientAndRemainder(dividingBy: 86_400_000)
    return rest < 0 ? days - 1 : days
  }
}
