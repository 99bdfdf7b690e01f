/// Which options of `Intl.DateTimeFormat` both phones can print, and the letters they stand for.
enum DateTimeOption {
  /// The CLDR skeleton of options that have no error, as a browser asks ICU for a pattern.
  static func skeleton(of options: IntlOptions) -> String {
    letters.map { field, letters in
      guard case .word(let word) = options[field], let run = letters[word] else { return "" }
      guard field == "hour" else { return run }
      return String(repeating: hourLetter(of: options), count: run.count)
    }.joined()
  }

  /// Why an option cannot be printed; nil if it can.
  static func error(in entry: IntlOptions.Entry) -> FormatError? {
    let written = "\(entry.name): \(entry.value.spelling)"
    switch (entry.name, entry.value) {
    case ("hour12", .flag): return nil
    case ("hourCycle", .word(let word)) where HourCycle(rawValue: word) != nil: return nil
    case (let field, .word(let word))
    where letters.contains { $0.field == field && $0.letters[word] != nil }:
      return nil
    default: return unsupported(entry.name, written)
    }
  }

  /// The fields and what each of their words is in a skeleton, in CLDR's order of the fields.
  private static let letters: [(field: String, letters: [String: String])] = [
    ("era", ["short": "G", "long": "GGGG", "narrow": "GGGGG"]),
    ("year", ["numeric": "y", "2-digit": "yy"]),
    (
      "month",
      ["numeric": "M", "2-digit": "MM", "short": "MMM", "long": "MMMM", "narrow": "MMMMM"]
    ),
    ("weekday", ["short": "EEE", "long": "EEEE", "narrow": "EEEEE"]),
    ("day", ["numeric": "d", "2-digit": "dd"]),
    ("hour", ["numeric": "j", "2-digit": "jj"]),
    ("minute", ["numeric": "m", "2-digit": "mm"]),
    ("second", ["numeric": "s", "2-digit": "ss"]),
    (
      "timeZoneName",
      [
        "short": "z", "long": "zzzz", "shortOffset": "O", "longOffset": "OOOO",
        "shortGeneric": "v", "longGeneric": "vvvv",
      ]
    ),
  ]

  /// The hour's letter: `hour12` wins over `hourCycle`, and without both it is the locale's own.
  private static func hourLetter(of options: IntlOptions) -> Character {
    switch (options["hour12"], options["hourCycle"]) {
    case (.flag(let isTwelveHours), _): isTwelveHours ? "h" : "H"
    case (_, .word(let cycle)): HourCycle(rawValue: cycle)?.letter ?? "j"
    default: "j"
    }
  }

  private static func unsupported(_ name: String, _ written: String) -> FormatError {
    switch name {
    case "dateStyle", "timeStyle":
      return FormatError(
        "`\(written)` is a ready pattern, and the phones have other ones than the web",
        help: "write fields, such as `{year: numeric, month: short, day: numeric}`"
      )
    case "timeZone":
      return FormatError(
        "`\(written)` cannot be set for one format",
        help: "set `words.timeZone` for all of them"
      )
    case "dayPeriod":
      return FormatError(
        "`\(written)` is not supported: versions of Android differ in the parts of the day",
        help: "write `hour: numeric`"
      )
    case "fractionalSecondDigits":
      return FormatError(
        "`\(written)` is not supported: the phones print whole seconds",
        help: "write `second: numeric`"
      )
    case "calendar", "numberingSystem":
      return FormatError(
        "`\(written)` cannot be set: calendar and digits are those of the catalogue's locale",
        help: "leave it out"
      )
    default:
      guard let field = letters.first(where: { $0.field == name }) else {
        return FormatError(
          "`\(written)` is no option of `Intl.DateTimeFormat`",
          help: "write options such as `month: short`"
        )
      }
      let words = field.letters.keys.sorted().joined(separator: "`, `")
      return FormatError("`\(written)` is no value of `\(name)`", help: "write `\(words)`")
    }
  }
}
