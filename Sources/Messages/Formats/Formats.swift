/// The formats that styles in messages stand for: FormatJS's own and those the web's code defines.
///
/// Formats with names are read once, when the table is made. A class, since every message is read with
/// it.
public final class Formats: Sendable {
  private let numbers: [String: Result<NumberFormat, FormatError>]
  private let dates: [String: Result<DateTimeFormat, FormatError>]
  private let times: [String: Result<DateTimeFormat, FormatError>]
  private let bareDate: Result<DateTimeFormat, FormatError>

  /// Makes a table of the web's own formats; each covers one of FormatJS's with the same name.
  public init(
    number: [String: IntlOptions] = [:],
    date: [String: IntlOptions] = [:],
    time: [String: IntlOptions] = [:]
  ) {
    numbers = Self.ownNumbers.merging(number) { $1 }.mapValues { NumberFormat.read($0) }
    dates = Self.ownDates.merging(date) { $1 }.mapValues { DateTimeFormat.read($0) }
    times = Self.ownTimes.merging(time) { $1 }.mapValues { DateTimeFormat.read($0) }
    bareDate = DateTimeFormat.read(IntlOptions())
  }

  /// How `{name, number, style}` prints; without a style, as `Intl.NumberFormat` does.
  public func number(_ style: NumberStyle?) -> Result<NumberFormat, FormatError> {
    switch style {
    case nil: .success(NumberFormat())
    case .skeleton(let tokens, _): NumberFormat.read(tokens)
    case .named(let name, _): numbers[name] ?? Self.unknown(name, among: numbers.keys, "number")
    }
  }

  /// How `{name, date, style}` prints; without a style, year, month and day in digits.
  public func date(_ style: DateTimeStyle?) -> Result<DateTimeFormat, FormatError> {
    switch style {
    case nil: bareDate
    case .skeleton(let skeleton, _): DateTimeFormat.read(skeleton)
    case .named(let name, _): dates[name] ?? Self.unknown(name, among: dates.keys, "date")
    }
  }

  /// How `{name, time, style}` prints; without a style, as `medium`.
  public func time(_ style: DateTimeStyle?) -> Result<DateTimeFormat, FormatError> {
    switch style {
    case nil: times["medium"] ?? Self.unknown("medium", among: times.keys, "time")
    case .skeleton(let skeleton, _): DateTimeFormat.read(skeleton)
    case .named(let name, _): times[name] ?? Self.unknown(name, among: times.keys, "time")
    }
  }

  private static func unknown<Format>(
    _ name: String,
    among names: some Sequence<String>,
    _ type: String
  ) -> Result<Format, FormatError> {
    let known = names.sorted().joined(separator: "`, `")
    return .failure(
      FormatError(
        "`\(name)` names no \(type) format, and the web ignores it",
        help: "write `\(known)`, or define it under `words.formats.\(type)`"
      )
    )
  }
}
