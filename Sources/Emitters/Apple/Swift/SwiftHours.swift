internal import Messages

/// Says where an hour has other digits than the locale's own pattern gives it.
enum SwiftHours {
  /// The argument for how many digits the hour has, where a skeleton decides it.
  ///
  /// Browsers ask ICU for the hour's length (`UDATPG_MATCH_HOUR_FIELD_LENGTH`), Foundation does not. It
  /// makes a difference for an hour of two digits, and for one of one digit beside minutes of two,
  /// which no pattern of the locale is made for.
  static func options(_ format: DateTimeFormat) -> [String] {
    let hours = format.skeleton.utf8.count { "jHhKk".utf8.contains($0) }
    let minutes = format.skeleton.utf8.count { $0 == UInt8(ascii: "m") }
    guard hours == 2 || (hours == 1 && minutes == 2) else { return [] }
    return ["hourDigits: \(hours)"]
  }
}
