/// Which options of `Intl.NumberFormat` both phones can print.
enum NumberOption {
  /// Why an option cannot be printed; nil if it can.
  ///
  /// `written` is what the person wrote.
  static func error(in entry: IntlOptions.Entry, written: String) -> FormatError? {
    switch (entry.name, entry.value) {
    case ("style", .word("decimal")), ("style", .word("percent")), ("style", .word("currency")),
      ("currency", .word), ("currencyDisplay", .word("symbol")),
      ("currencySign", .word("standard")), ("notation", .word("standard")), ("useGrouping", .flag),
      ("useGrouping", .word("auto")), ("signDisplay", .word("auto")),
      ("roundingPriority", .word("auto")), ("roundingMode", .word("halfExpand")),
      ("roundingIncrement", .number(1)), ("trailingZeroDisplay", .word("auto")),
      // Without effect by themselves; what they go with is looked at by itself.
      ("compactDisplay", .word), ("unitDisplay", .word), ("unit", .word):
      return nil
    case ("minimumIntegerDigits", _): return range(1...21, entry, written)
    case ("minimumFractionDigits", _), ("maximumFractionDigits", _):
      return range(0...100, entry, written)
    case ("minimumSignificantDigits", _), ("maximumSignificantDigits", _):
      return range(1...21, entry, written)
    case ("scale", _): return range(0...1_000_000_000, entry, written)
    default: return unsupported(entry, written)
    }
  }

  /// The style that options ask for.
  static func style(of options: IntlOptions) -> Result<NumberFormat.Style, FormatError> {
    switch options["style"] {
    case .word("percent"): return .success(.percent)
    case .word("currency"):
      guard case .word(let code) = options["currency"] else {
        return .failure(
          FormatError(
            "the style `currency` has no currency, and the web throws",
            help: "write `::currency/EUR`"
          )
        )
      }
      let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
      let capitals = code.uppercased()
      guard capitals.utf8.count == 3, capitals.utf8.allSatisfy(letters.contains) else {
        return .failure(
          FormatError(
            "`\(code)` is no code of a currency, and the web throws",
            help: "write three letters, such as `EUR`"
          )
        )
      }
      return .success(.currency(capitals))
    default: return .success(.decimal)
    }
  }

  private static func range(
    _ range: ClosedRange<Int>,
    _ entry: IntlOptions.Entry,
    _ written: String
  ) -> FormatError? {
    if case .number(let number) = entry.value, range.contains(number) { return nil }
    return FormatError(
      "`\(written)` is not a whole number from \(range.lowerBound) to \(range.upperBound)",
      help: "write a whole number from \(range.lowerBound) to \(range.upperBound)"
    )
  }

  private static func unsupported(_ entry: IntlOptions.Entry, _ written: String) -> FormatError {
    let help = "format the number in the app and give it to the message as text, as in `{name}`"
    let needs = "needs Android API level"
    let what: String
    switch (entry.name, entry.value) {
    case ("notation", .word("compact")): what = "compact notation \(needs) 30 and iOS 15"
    case ("notation", .word("scientific")): what = "scientific notation \(needs) 30 and iOS 15"
    case ("notation", .word("engineering")):
      what = "engineering notation \(needs) 30, and iOS has none"
    case ("style", .word("unit")): what = "a unit of measurement \(needs) 30 and iOS 15"
    case ("currencyDisplay", .word("code")), ("currencyDisplay", .word("name")),
      ("currencyDisplay", .word("narrowSymbol")):
      what = "another form of the currency than its symbol \(needs) 30 and iOS 15"
    case ("currencySign", .word("accounting")):
      what = "accounting's brackets for negative money need Android API level 30 and iOS 15"
    case ("signDisplay", .word("always")), ("signDisplay", .word("exceptZero")),
      ("signDisplay", .word("negative")), ("signDisplay", .word("never")):
      what = "a sign that is shown by rule \(needs) 30 and iOS 15"
    case ("roundingPriority", _), ("roundingMode", _), ("roundingIncrement", _),
      ("trailingZeroDisplay", _):
      return FormatError(
        "`\(written)` rounds in a way that Android has no public form for",
        help: help
      )
    case ("useGrouping", .word("always")), ("useGrouping", .word("min2")):
      return FormatError(
        "`\(written)` groups in another way than the locale does, for which iOS has no form",
        help: "write `useGrouping: true` or `false`"
      )
    case ("numberingSystem", _):
      return FormatError(
        "`\(written)` cannot be set: digits are those of the catalogue's locale",
        help: "leave it out"
      )
    default:
      return FormatError(
        "`\(written)` is no option of `Intl.NumberFormat` with a value it takes",
        help: "write options such as `maximumFractionDigits: 2`, `style: percent`"
      )
    }
    return FormatError("`\(written)` is not supported: \(what)", help: help)
  }
}
