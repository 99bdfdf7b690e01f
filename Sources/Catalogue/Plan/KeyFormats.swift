internal import Messages

/// What the styles of one key's messages stand for, each skeleton read once: a key's locales nearly
/// always write the same ones.
final class KeyFormats {
  private let formats: Formats
  private var numbers: [(tokens: [SkeletonToken], format: Result<NumberFormat, FormatError>)] = []
  private var times: [(skeleton: String, format: Result<DateTimeFormat, FormatError>)] = []

  /// The formats of a key of a catalogue with these.
  init(_ formats: Formats) {
    self.formats = formats
  }

  /// How `{name, number, style}` prints.
  func number(_ style: NumberStyle?) -> Result<NumberFormat, FormatError> {
    guard case .skeleton(let tokens, _) = style else { return formats.number(style) }
    if let known = numbers.first(where: { $0.tokens == tokens }) { return known.format }
    let format = formats.number(style)
    numbers.append((tokens, format))
    return format
  }

  /// How `{name, date, style}` prints.
  func date(_ style: DateTimeStyle?) -> Result<DateTimeFormat, FormatError> {
    moment(style) { formats.date(style) }
  }

  /// How `{name, time, style}` prints.
  func time(_ style: DateTimeStyle?) -> Result<DateTimeFormat, FormatError> {
    moment(style) { formats.time(style) }
  }

  /// A skeleton means the same after `date` and after `time`.
  private func moment(
    _ style: DateTimeStyle?,
    _ read: () -> Result<DateTimeFormat, FormatError>
  ) -> Result<DateTimeFormat, FormatError> {
    guard case .skeleton(let skeleton, _) = style else { return read() }
    if let known = times.first(where: { $0.skeleton == skeleton }) { return known.format }
    let format = read()
    times.append((skeleton, format))
    return format
  }
}
