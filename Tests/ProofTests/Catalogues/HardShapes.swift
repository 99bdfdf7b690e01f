import Locales

/// Messages of every shape that the case table has, in languages that differ: each branch says which it
/// is, so that a wrong one shows.
enum HardShapes {
  static let locales = ["en-GB", "ar", "cs", "cy", "fr", "he", "lv", "pl", "pt-BR", "zh-Hans"]

  /// The catalogue as JSON texts, by locale.
  static var texts: [(locale: String, json: String)] {
    locales.compactMap(LanguageTag.init).map { tag in
      let messages = messages(for: tag).compactMap { key, message in
        message.map { "\(Literal.json(key)): \(Literal.json($0))" }
      }
      return (tag.description, "{\(messages.joined(separator: ",\n"))}")
    }
  }

  private static func messages(for tag: LanguageTag) -> [(key: String, message: String?)] {
    let code = tag.description
    let isSource = code == locales[0]
    let isArabic = code == "ar"
    func cardinal(
      _ argument: String,
      _ exact: String = "",
      _ branch: (String) -> String
    ) -> String {
      let categories = PluralRules.cardinal(for: tag).categories.map(\.rawValue)
      let branches = categories.map { " \($0) {\(branch($0))}" }.joined()
      return "{\(argument), plural,\(exact)\(branches)}"
    }
    func ordinal(_ argument: String, _ branch: (String) -> String) -> String {
      let categories = PluralRules.ordinal(for: tag).categories.map(\.rawValue)
      let branches = categories.map { " \($0) {\(branch($0))}" }.joined()
      return "{\(argument), selectordinal,\(branches)}"
    }
    let person = "{g, select, female {F} male {M} other {O}}"
    return [
      ("plural.base", cardinal("n") { "# \($0)" }),
      ("plural.sentence", "\(code): " + cardinal("n") { "# \($0)" } + " 100%"),
      ("plural.none", cardinal("n", " =0 {none}") { "# \($0)" }),
      ("plural.single", cardinal("n", " =1 {single}") { "# \($0)" }),
      ("plural.pair", cardinal("n", " =2 {pair} =-1 {minus}") { "# \($0)" }),
      ("plural.million", cardinal("n", " =1000000 {a million}") { "# \($0)" }),
      (
        "plural.offset",
        cardinal("n", " offset:1 =0 {nobody} =1 {{name}}") { "{name} and # \($0)" }
      ),
      ("plural.offsetOnly", cardinal("n", " offset:2") { "# \($0) of {n}" }),
      ("plural.flat", cardinal("n") { "# \($0)" } + " in " + cardinal("m") { "# \($0)" }),
      ("plural.flatTurned", flatTurned(isArabic, cardinal)),
      ("plural.nested", cardinal("a") { a in cardinal("b") { "\(a) of # \($0)" } }),
      ("plural.user", "{user}: " + cardinal("n") { "# \($0)" }),
      ("plural.counter", cardinal("n") { "{counter} \($0)" }),
      ("plural.notShown", cardinal("n") { "some \($0)" }),
      ("plural.shownInSome", cardinal("n") { $0 == "other" ? "# \($0)" : "a \($0)" }),
      ("plural.bareToo", "{n}: " + cardinal("n") { "# \($0) {n}" }),
      ("plural.numberToo", "{n, number, integer}: " + cardinal("n") { "# \($0)" }),
      ("plural.onlyOther", "{n, plural, other {# \(code)}}"),
      (
        "plural.deadZero",
        isSource
          ? "{n, plural, zero {dead} one {# one} other {# other}}"
          : cardinal("n") { "# \($0)" }
      ),
      ("plural.quotedPound", cardinal("n") { "'#'# \($0)" }),
      (
        "plural.plainHere",
        isSource || isArabic
          ? "{n, number, integer} \(code)"
          : cardinal("n") { "# \($0)" }
      ),
      ("plural.exactThere", cardinal("n", isArabic ? " =0 {none} =7 {seven}" : "") { "# \($0)" }),
      ("plural.tag", cardinal("n") { "<b>#</b> \($0)" }),
      (
        "plural.twice",
        cardinal("n", " =0 {No}") { "<strong>#</strong> \($0)" } + " {type} " + cardinal("n") { $0 }
      ),
      ("plural.select", cardinal("n") { "# \($0) \(person)" }),
      ("plural.ordinalToo", cardinal("n") { "# \($0), " } + ordinal("n") { "#-\($0)" }),
      ("ordinal.base", ordinal("n") { "#-\($0)" }),
      ("ordinal.sentence", "{name}: " + ordinal("n") { "#-\($0)" } + " & 5%"),
      ("select.base", "\(person) \(code)"),
      ("select.partial", isArabic ? "{g, select, female {F} other {O}}" : person),
      (
        "select.more",
        isArabic
          ? "{g, select, female {F} they {T} other {O}}"
          : "{g, select, female {F} male {M} they {T} other {O}}"
      ),
      ("select.boolean", "{on, select, true {yes} false {no} other {?}}"),
      ("select.words", "{w, select, class {1} in {2} self {3} other {{w}}} {w}"),
      (
        "select.plural",
        "{g, select, female {\(cardinal("n") { "F # \($0)" })} other {\(cardinal("n") { "O # \($0)" })}}"
      ),
      (
        "select.nested",
        "{g, select, a {{h, select, x {ax} other {ao}}} other {{h, select, x {ox} other {oo}}}}"
      ),
      ("select.side", "{g, select, a {A} other {O}}-{h, select, x {X} other {O}}"),
      ("arguments.order", isSource ? "{a} then {b}" : "{b} <- {a}"),
      ("arguments.repeated", "{a} of {a}"),
      ("arguments.dropped", isArabic ? "dropped 100%" : "{a} and {b} 100%"),
      ("arguments.ten", "{a}{b}{c}{d}{e}{f}{g}{h}{i}{j}{k}"),
      ("arguments.percent", "{x} is 5% more"),
      ("number.bare", "{p, number}"), ("number.asIs", "{p} = {p, number}"),
      ("number.integer", "{n, number, integer}"), ("number.percent", "{p, number, percent}"),
      ("number.skeletonPercent", "{p, number, ::percent .0}"),
      ("number.percentScale", "{p, number, ::percent scale/100}"),
      ("number.euro", "{p, number, ::currency/EUR}"), ("number.yen", "{p, number, ::currency/JPY}"),
      ("number.dinar", "{p, number, ::currency/KWD}"),
      ("number.euroWhole", "{p, number, ::currency/EUR precision-integer}"),
      ("number.fixed", "{p, number, ::.00}"), ("number.most", "{p, number, ::.##}"),
      ("number.mixed", "{p, number, ::.0#}"), ("number.scale", "{p, number, ::scale/100}"),
      ("number.significant", "{p, number, ::@@#}"), ("number.groupOff", "{p, number, ::group-off}"),
      ("number.width", "{p, number, ::integer-width/*000}"),
      ("date.bare", "{d, date}"), ("date.short", "{d, date, short}"),
      ("date.medium", "{d, date, medium}"), ("date.long", "{d, date, long}"),
      ("date.full", "{d, date, full}"), ("date.skeleton", "{d, date, ::yyyyMMMdd}"),
      ("date.month", "{d, date, ::MMMM}"), ("date.weekday", "{d, date, ::EEEMMMd}"),
      ("date.two", "{from, date, medium} - {to, date, long}"),
      ("time.bare", "{t, time}"), ("time.short", "{t, time, short}"),
      ("time.medium", "{t, time, medium}"), ("time.hours", "{t, time, ::jmm}"),
      ("time.fixed", "{t, time, ::HHmmss}"), ("time.twelve", "{t, time, ::hmm}"),
      ("time.dateToo", "{d, date, medium} at {d, time, short}"),
      ("rich.nested", "<a>x <b>{name}</b> y</a> z"),
      ("rich.entities", "<b>Tom & Jerry</b> <3 &lt; {x}"),
      ("rich.empty", "a<br></br>b"), ("rich.selfClosing", "a<br/>b <i>c</i>"),
      ("rich.percent", "<b>100%</b> {x}"), ("rich.plain", "See <rules>the rules</rules> 100%"),
      ("rich.onlyHere", isArabic ? "no tags {x}" : "<b>{x}</b>"),
      ("rich.turned", isArabic ? "<i>i</i><b>b</b>" : "<b>b</b><i>i</i>"),
      ("rich.select", "{g, select, a {<b>A</b>} other {<i>{g}</i>}}"),
      ("missing.plain", code == "pt-BR" ? nil : code),
      ("missing.plural", code == "pl" ? nil : cardinal("n") { "# \($0)" }),
      ("missing.exact", code == "ar" ? nil : cardinal("n", " =0 {none}") { "# \($0) {p, number}" }),
      ("missing.date", code == "lv" || code == "pl" ? nil : "{d, date, long} {p, number}"),
      ("missing.ordinal", code == "cy" ? nil : ordinal("n") { "#-\($0)" }),
      ("missing.rich", code == "fr" ? nil : "<b>{x}</b> \(code)"),
      ("empty", ""), ("directions", "{name} \u{200F}\u{5D4}\u{5EA}\u{2067}x\u{2069}"),
    ]
  }

  /// Arabic turns the two plurals round, which must not turn their numbers.
  private static func flatTurned(
    _ turned: Bool,
    _ cardinal: (String, String, (String) -> String) -> String
  ) -> String {
    let first = cardinal("n", "") { "# \($0)" }
    let second = cardinal("m", "") { "# \($0)" }
    return turned ? "\(second) / \(first)" : "\(first) / \(second)"
  }
}
