/// The formats that styles in messages stand for: FormatJS's own and those the web's code defines.
public struct Formats: Hashable, Sendable {
  /// Number formats by name.
  public var number: [String: IntlOptions]
  /// Date formats by name.
  public var date: [String: IntlOptions]
  /// Time formats by name.
  public var time: [String: IntlOptions]

  /// Makes a table of the web's own formats; each covers one of FormatJS's with the same name.
  public init(
    number: [String: IntlOptions] = [:],
    date: [String: IntlOptions] = [:],
    time: [String: IntlOptions] = [:]
  ) {
    self.number = Self.ownNumbers.merging(number) { $1 }
    self.date = Self.ownDates.merging(date) { $1 }
    self.time = Self.ownTimes.merging(time) { $1 }
  }

  /// How `{name, number, style}` prints; without a style, as `Intl.NumberFormat` does.
  public func number(_ style: NumberStyle?) -> Result<NumberFormat, FormatError> {
    switch style {
    case nil: .success(NumberFormat())
    case .skeleton(let tokens, _): NumberFormat.read(tokens)
    case .named(let name, _):
      Self.options(name, in: number, "number").flatMap { NumberFormat.read($0) }
    }
  }

  /// How `{name, date, style}` prints; without a style, year, month and day in digits.
  public func date(_ style: DateTimeStyle?) -> Result<DateTimeFormat, FormatError> {
    switch style {
    case nil: DateTimeFormat.read(IntlOptions())
    case .skeleton(let skeleton, _): DateTimeFormat.read(skeleton)
    case .named(let name, _):
      Self.options(name, in: date, "date").flatMap { DateTimeFormat.read($0) }
    }
  }

  /// How `{name, time, style}` prints; without a style, as `medium`.
  public func time(_ style: DateTimeStyle?) -> Result<DateTimeFormat, FormatError> {
    switch style {
    case nil: Self.options("medium", in: time, "time").flatMap { DateTimeFormat.read($0) }
    case .skeleton(let skeleton, _): DateTimeFormat.read(skeleton)
    case .named(let name, _):
      Self.options(name, in: time, "time").flatMap { DateTimeFormat.read($0) }
    }
  }

  private static func options(
    _ name: String,
    in table: [String: IntlOptions],
    _ type: String
  ) -> Result<IntlOptions, FormatError> {
    if let options = table[name] { return .success(options) }
    let known = table.keys.sorted().joined(separator: "`, `")
    return .failure(
      FormatError(
        "`\(name)` names no \(type) format, and the web ignores it",
        help: "write `\(known)`, or define it under `words.formats.\(type)`"
      )
    )
  }
}
