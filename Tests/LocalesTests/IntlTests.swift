import Locales
import Testing

@Suite("Agreement with Intl")
struct IntlTests {
  private struct Answers: Decodable {
    var cldr: String
    var locales: [Locale]

    struct Locale: Decodable {
      var tag: String
      var cardinal: [String]
      var ordinal: [String]
    }
  }

  /// The locales that have other rules in a later CLDR than that of the tables: `kok`, for one, has
  /// none in 47 and some in 48.
  private static let changed = ["48.0": ["cv", "ie", "kok", "scn", "sgs"]]

  private static let integers =
    Array(0...1_100) + [-1, 100_000, 1_000_000, 1_000_001, 2_000_000]
  /// From 10^18 on ICU drops digits, so that French has `one` for 10^21: not asked.
  private static let decimals = [
    1e15, 0.1, 0.5, 1.5, 2.0, 2.5, 0.01, 1.01, 1.11, 10.1, 1.0004, 1.0005, 0.9996, -2.5, 1e-7,
  ]

  @Test("Intl.PluralRules selects the same categories in every locale that has rules")
  func plurals() throws {
    let files = ["plurals", "ordinals"].map {
      SharedData.path("../shared/conformance/cldr/\($0).json")
    }
    let script = """
      const rules = (path, kind) => require(path).supplemental["plurals-type-" + kind];
      const tags = new Set([
        ...Object.keys(rules("\(files[0])", "cardinal")),
        ...Object.keys(rules("\(files[1])", "ordinal")),
        "cv", "ie", "kok", "sgs", "pt-AO", "pt-BR", "en-GB", "es-MX", "zh-TW", "sr-Latn", "hi-Latn",
      ]);
      const language = (tag) => tag.split("-")[0];
      const known = (tag) =>
        language(new Intl.PluralRules(tag).resolvedOptions().locale) === language(tag);
      const select = (tag, type) => {
        const rules = new Intl.PluralRules(tag, { type });
        return [...\(Self.integers), ...\(Self.decimals)].map((value) => rules.select(value));
      };
      const locales = [...tags].filter((tag) => tag !== "und" && known(tag)).map((tag) =>
        ({ tag, cardinal: select(tag, "cardinal"), ordinal: select(tag, "ordinal") }));
      console.log(JSON.stringify({ cldr: process.versions.cldr, locales }));
      """
    guard let answers = try Node.json(script, as: Answers.self) else { return }
    guard let changed = Self.changed[answers.cldr] else {
      print("skipped: no list of what CLDR \(answers.cldr) changed since \(CLDR.version)")
      return
    }
    var differing: [String] = []
    for locale in answers.locales {
      let tag = try LanguageTag.parse(locale.tag).get()
      let pairs = [
        (PluralRules.cardinal(for: tag), locale.cardinal),
        (PluralRules.ordinal(for: tag), locale.ordinal),
      ]
      let agree = pairs.allSatisfy { rules, expected in
        let integers = Self.integers.map { rules.category(of: $0).name }
        return integers + Self.decimals.map { rules.category(of: $0).name } == expected
      }
      if !agree { differing.append(locale.tag) }
    }
    #expect(differing.sorted() == changed)
    #expect(answers.locales.count > 180)
  }

  @Test("the checked-in tables are what the script writes")
  func tables() throws {
    _ = try Node.run([SharedData.path("scripts/make-cldr-tables"), "--check"])
  }
}
