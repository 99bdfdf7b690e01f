import Diagnostics
import Messages
import Testing

@Suite("Date and time formats")
struct DateTimeFormatTests {
  /// A style of a word or, after `::`, a skeleton; none for an empty text.
  private func style(_ text: String) -> DateTimeStyle? {
    if text.isEmpty { return nil }
    let span = Span(0, 0)
    return text.hasPrefix("::")
      ? .skeleton(String(text.dropFirst(2)), span) : .named(text, span)
  }

  @Test(
    "a date's style is FormatJS's",
    arguments: [
      ("", "yMd"), ("short", "yyMd"), ("medium", "yMMMd"), ("long", "yMMMMd"),
      ("full", "yMMMMEEEEd"),
    ]
  )
  func dates(text: String, skeleton: String) {
    #expect(Formats().date(style(text)) == .success(DateTimeFormat(skeleton: skeleton)))
  }

  @Test(
    "a time's style is FormatJS's, and `medium` without one",
    arguments: [
      ("", "jms"), ("short", "jm"), ("medium", "jms"), ("long", "jmsz"), ("full", "jmsz"),
    ]
  )
  func times(text: String, skeleton: String) {
    #expect(Formats().time(style(text)) == .success(DateTimeFormat(skeleton: skeleton)))
  }

  @Test(
    "a skeleton's letters are put in CLDR's order, and what stands between them is passed over",
    arguments: [
      ("::yMMMd", "yMMMd"), ("::d MMM yyyy", "yMMMd"), ("::yyyyMMdd", "yMMdd"), ("::yy", "yy"),
      ("::EEEEdMMMM", "MMMMEEEEd"), ("::E", "EEE"), ("::EEEEE", "EEEEE"), ("::eeee", "EEE"),
      ("::ccccc", "EEEE"), ("::LLLL", "MMMM"), ("::GGGGy", "GGGGy"), ("::dd", "dd"),
      ("::jm", "jm"), ("::jjmm", "jjmm"), ("::jjj", "j"), ("::Jmm", "Hmm"), ("::Hmm", "Hmm"),
      ("::HHmmss", "HHmmss"), ("::h:mm a", "hmm"), ("::ha", "h"), ("::Ka", "h"), ("::K", "K"),
      ("::kk", "kk"), ("::jmz", "jmz"), ("::zzzz", "yMdzzzz"), ("::y 'at' MM", "yMM"),
      ("::'at'", "yMd"),
    ]
  )
  func skeletons(text: String, skeleton: String) {
    #expect(Formats().date(style(text)) == .success(DateTimeFormat(skeleton: skeleton)))
    #expect(Formats().time(style(text)) == .success(DateTimeFormat(skeleton: skeleton)))
  }

  @Test(
    "a letter that the web throws at or passes over is an error that names it",
    arguments: [
      (
        "::YYYY",
        "`YYYY` in a date skeleton is another year than the calendar's, and the web throws"
      ),
      ("::QQQ", "`QQQ` in a date skeleton is a quarter, and the web throws"),
      ("::w", "`w` in a date skeleton is a week, and the web throws"),
      ("::D", "`D` in a date skeleton is another day than the month's, and the web throws"),
      ("::e", "`e` in a date skeleton is a weekday as a number, and the web throws"),
      ("::hB", "`B` in a date skeleton is a part of the day, and the web throws"),
      (
        "::jmv",
        "`v` in a date skeleton is another form of the time zone than its name, and the web"
          + " throws"
      ),
      ("::jmsSSS", "the web does not know `S` in a date skeleton and passes it over"),
      ("::C", "the web does not know `C` in a date skeleton and passes it over"),
      ("::g", "the web does not know `g` in a date skeleton and passes it over"),
      ("precise", "`precise` names no date format, and the web ignores it"),
    ]
  )
  func unsupported(text: String, sentence: String) {
    let error = #expect(throws: FormatError.self) { try Formats().date(style(text)).get() }
    #expect(error?.sentence == sentence)
    #expect(error?.help.isEmpty == false)
  }

  @Test(
    "a format of the web's code is read by the names of `Intl`'s options",
    arguments: [
      ([("day", "numeric"), ("month", "short")], "MMMd"),
      ([("hour", "2-digit"), ("minute", "2-digit"), ("hour12", "false")], "HHmm"),
      ([("hour", "numeric"), ("hourCycle", "h23"), ("hour12", "true")], "h"),
      ([("hour", "numeric"), ("timeZoneName", "shortOffset")], "jO"),
      ([("era", "short")], "GyMd"),
    ]
  )
  func named(options: [(String, String)], skeleton: String) {
    let formats = Formats(date: ["own": IntlOptions(written: options.map { (name: $0, value: $1) })]
    )
    #expect(formats.date(style("own")) == .success(DateTimeFormat(skeleton: skeleton)))
  }

  @Test("the web's own `medium` time is the bare one too")
  func bareTime() {
    let formats = Formats(time: ["medium": IntlOptions(written: [(name: "hour", value: "numeric")])]
    )
    #expect(formats.time(nil) == .success(DateTimeFormat(skeleton: "j")))
  }

  @Test(
    "an option that cannot be printed alike is an error that names it",
    arguments: [
      (
        "dateStyle", "medium",
        "`dateStyle: medium` is a ready pattern, and the phones have other"
          + " ones than the web"
      ),
      ("timeZone", "UTC", "`timeZone: UTC` cannot be set for one format"),
      ("month", "brief", "`month: brief` is no value of `month`"),
      ("months", "short", "`months: short` is no option of `Intl.DateTimeFormat`"),
    ]
  )
  func unsupportedOption(name: String, value: String, sentence: String) {
    let options = IntlOptions(written: [(name: name, value: value)])
    let error = #expect(throws: FormatError.self) { try DateTimeFormat.read(options).get() }
    #expect(error?.sentence == sentence)
  }
}
