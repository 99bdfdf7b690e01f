import Diagnostics
import Messages
import Testing

/// The style of `{n, number, style}`.
func numberStyle(_ style: String) throws -> NumberStyle? {
  let text = Text(style.isEmpty ? "{n, number}" : "{n, number, \(style)}")
  guard case .number(_, let style, _) = try MessageParser.parse(text).get().elements.first else {
    return nil
  }
  return style
}

@Suite("Number formats")
struct NumberFormatTests {
  @Test(
    "a style prints as FormatJS and `Intl.NumberFormat` print it",
    arguments: [
      ("", NumberFormat()),
      ("integer", NumberFormat(fractionDigits: 0...0)),
      ("percent", NumberFormat(style: .percent)),
      ("::percent", NumberFormat(style: .percent)),
      ("::%", NumberFormat(style: .percent)),
      ("::percent scale/100", NumberFormat(style: .percent, scale: 100)),
      ("::%x100", NumberFormat(style: .percent, scale: 100)),
      ("::scale/1000", NumberFormat(scale: 1000)),
      ("::scale/0", NumberFormat()),
      ("::currency/EUR", NumberFormat(style: .currency("EUR"))),
      ("::currency/eur", NumberFormat(style: .currency("EUR"))),
      ("::currency/EUR .00", NumberFormat(style: .currency("EUR"))),
      ("::currency/EUR .", NumberFormat(style: .currency("EUR"), fractionDigits: 0...0)),
      ("::currency/JPY .##", NumberFormat(style: .currency("JPY"), fractionDigits: 0...2)),
      ("::currency/EUR .#", NumberFormat(style: .currency("EUR"), fractionDigits: 1...1)),
      ("::currency/KWD .00*", NumberFormat(style: .currency("KWD"), fractionDigits: 2...3)),
      ("::group-off", NumberFormat(grouping: false)),
      ("::,_ .0", NumberFormat(fractionDigits: 1...1, grouping: false)),
      ("::precision-integer", NumberFormat(fractionDigits: 0...0)),
      ("::.00", NumberFormat(fractionDigits: 2...2)),
      ("::.##", NumberFormat(fractionDigits: 0...2)),
      ("::.0#", NumberFormat(fractionDigits: 1...2)),
      // Only the least is given: the most is the greater of that and the style's own.
      ("::.00*", NumberFormat(fractionDigits: 2...3)),
      ("::.00000*", NumberFormat(fractionDigits: 5...5)),
      ("::percent .0*", NumberFormat(style: .percent, fractionDigits: 1...1)),
      ("::.###", NumberFormat()),
      ("::@@", NumberFormat(significantDigits: 2...2)),
      ("::@##", NumberFormat(significantDigits: 1...3)),
      ("::@@+", NumberFormat(significantDigits: 2...21)),
      // Significant digits win over those after the point.
      ("::.00/@##", NumberFormat(significantDigits: 1...3)),
      ("::000", NumberFormat(minimumIntegerDigits: 3)),
      ("::integer-width/*00", NumberFormat(minimumIntegerDigits: 2)),
      ("::notation-simple sign-auto", NumberFormat()),
    ]
  )
  func style(style: String, expected: NumberFormat) throws {
    #expect(Formats().number(try numberStyle(style)) == .success(expected))
  }

  @Test(
    "what cannot be printed alike is an error that names the token",
    arguments: [
      (
        "::compact-short",
        "`compact-short` is not supported: compact notation needs Android API"
          + " level 30 and iOS 15"
      ),
      (
        "::scientific",
        "`scientific` is not supported: scientific notation needs Android API level"
          + " 30 and iOS 15"
      ),
      ("::E0", "`E0` is not supported: scientific notation needs Android API level 30 and iOS 15"),
      (
        "::EE0",
        "`EE0` is not supported: engineering notation needs Android API level 30, and iOS"
          + " has none"
      ),
      (
        "::unit/kilometer",
        "`unit/kilometer` is not supported: a unit of measurement needs Android"
          + " API level 30 and iOS 15"
      ),
      (
        "::currency/EUR unit-width-narrow",
        "`unit-width-narrow` is not supported: another form of"
          + " the currency than its symbol needs Android API level 30 and iOS 15"
      ),
      (
        "::sign-always",
        "`sign-always` is not supported: a sign that is shown by rule needs Android"
          + " API level 30 and iOS 15"
      ),
      (
        "::()",
        "`()` is not supported: accounting's brackets for negative money need Android API"
          + " level 30 and iOS 15"
      ),
      ("::.00/w", "`.00/w` rounds in a way that Android has no public form for"),
      ("::scale/0.5", "`scale/0.5` is not a whole number from 0 to 1000000000"),
      ("::scale/x", "the scale `x` is not a number"),
      ("::currency", "`currency` has no option, and the web throws"),
      ("::currency/EU", "`EU` is no code of a currency, and the web throws"),
      ("currency", "the style `currency` has no currency, and the web throws"),
      ("::integer-width/+00", "`integer-width/+00` is an integer width that the web throws at"),
      ("::group-min2", "the web does not know `group-min2` and passes it over"),
      ("::.00/a/b", "`.00/a/b` has more than one option, and the web throws"),
      ("::E", "`E` is no notation, and the web throws"),
      ("precise", "`precise` names no number format, and the web ignores it"),
    ]
  )
  func unsupported(style: String, sentence: String) throws {
    guard case .failure(let error) = Formats().number(try numberStyle(style)) else {
      Issue.record("\(style) was read")
      return
    }
    #expect(error.sentence == sentence)
    #expect(!error.help.isEmpty)
  }

  @Test("a name that nobody defines lists those that are")
  func unknownName() throws {
    let formats = Formats(number: ["price": IntlOptions()])
    let error = #expect(throws: FormatError.self) {
      try formats.number(try numberStyle("precise")).get()
    }
    #expect(
      error?.help
        == "write `currency`, `integer`, `percent`, `price`, or define it under"
        + " `words.formats.number`"
    )
  }

  @Test(
    "a format of the web's code is read by the names of `Intl`'s options",
    arguments: [
      ([("maximumFractionDigits", "5")], NumberFormat(fractionDigits: 0...5)),
      (
        [("style", "currency"), ("currency", "PLN"), ("minimumFractionDigits", "0")],
        NumberFormat(style: .currency("PLN"), fractionDigits: 0...2)
      ),
      ([("useGrouping", "false")], NumberFormat(grouping: false)),
      (
        [("style", "percent"), ("maximumFractionDigits", "1")],
        NumberFormat(style: .percent, fractionDigits: 0...1)
      ),
    ]
  )
  func named(options: [(String, String)], expected: NumberFormat) throws {
    let formats = Formats(number: [
      "own": IntlOptions(written: options.map { (name: $0, value: $1) })
    ])
    #expect(formats.number(try numberStyle("own")) == .success(expected))
  }

  @Test(
    "an option that cannot be printed alike is an error that names it",
    arguments: [
      (
        "notation", "compact",
        "`notation: compact` is not supported: compact notation needs Android"
          + " API level 30 and iOS 15"
      ),
      (
        "maximumFractionDigits", "many",
        "`maximumFractionDigits: many` is not a whole number from 0"
          + " to 100"
      ),
      (
        "maxFractionDigits", "2",
        "`maxFractionDigits: 2` is no option of `Intl.NumberFormat` with a"
          + " value it takes"
      ),
      (
        "style", "percentage",
        "`style: percentage` is no option of `Intl.NumberFormat` with a value"
          + " it takes"
      ),
    ]
  )
  func unsupportedOption(name: String, value: String, sentence: String) {
    let options = IntlOptions(written: [(name: name, value: value)])
    let error = #expect(throws: FormatError.self) { try NumberFormat.read(options).get() }
    #expect(error?.sentence == sentence)
  }

  @Test("fewest digits above most are an error, as they are in a browser")
  func reversed() {
    let options = IntlOptions(written: [
      (name: "minimumFractionDigits", value: "4"), (name: "maximumFractionDigits", value: "2"),
    ])
    let error = #expect(throws: FormatError.self) { try NumberFormat.read(options).get() }
    #expect(
      error?.sentence
        == "`minimumFractionDigits` 4 is more than `maximumFractionDigits` 2, and the web throws"
    )
  }
}
