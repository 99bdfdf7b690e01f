extension Formats {
  /// The number formats that FormatJS brings (`IntlMessageFormat.formats.number`).
  static let ownNumbers: [String: IntlOptions] = [
    "integer": IntlOptions(["maximumFractionDigits": .number(0)]),
    "currency": IntlOptions(["style": .word("currency")]),
    "percent": IntlOptions(["style": .word("percent")]),
  ]

  /// The date formats that FormatJS brings.
  static let ownDates: [String: IntlOptions] = [
    "short": IntlOptions([
      "month": .word("numeric"), "day": .word("numeric"), "year": .word("2-digit"),
    ]),
    "medium": IntlOptions([
      "month": .word("short"), "day": .word("numeric"), "year": .word("numeric"),
    ]),
    "long": IntlOptions([
      "month": .word("long"), "day": .word("numeric"), "year": .word("numeric"),
    ]),
    "full": IntlOptions([
      "weekday": .word("long"), "month": .word("long"), "day": .word("numeric"),
      "year": .word("numeric"),
    ]),
  ]

  /// The time formats that FormatJS brings.
  static let ownTimes: [String: IntlOptions] = [
    "short": IntlOptions(["hour": .word("numeric"), "minute": .word("numeric")]),
    "medium": IntlOptions([
      "hour": .word("numeric"), "minute": .word("numeric"), "second": .word("numeric"),
    ]),
    "long": withZone,
    "full": withZone,
  ]

  private static let withZone = IntlOptions([
    "hour": .word("numeric"), "minute": .word("numeric"), "second": .word("numeric"),
    "timeZoneName": .word("short"),
  ])
}
