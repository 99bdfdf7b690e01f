internal import DriverModels

/// A date of HTTP in the one form that is sent: `Wed, 04 Mar 2026 09:13:02 GMT` (RFC 9110, 5.6.7).
struct HTTPDate {
  /// The seconds since 1970-01-01T00:00:00Z.
  let seconds: Int64

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Reads a date; nil if it is none of this form.
  ///
  /// That the day of the week fits is not judged.
  init?(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 6, parts[0].utf8.count == 4, parts[0].utf8.last == 0x2C,
      parts[1].utf8.count == 2, parts[3].utf8.count == 4, parts[4].utf8.count == 8,
      parts[5] == "GMT", let month = Self.months.firstIndex(where: { $0 == parts[2] })
    else { return nil }
    let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
    guard
      let time = try? Timestamp(wireText: "\(parts[3])-\(number)-\(parts[1])T\(parts[4])Z")
    else { return nil }
    seconds = time.milliseconds / 1000
  }
}
