import Configuration
import Diagnostics
import TestSupport
import Testing

@Suite("Mistakes in bottle.yaml")
struct ConfigurationProblemTests {
  private func diagnostics(_ source: MarkedSource) -> [Diagnostic] {
    Configuration.read(source.file).diagnostics
  }

  @Test(
    "each is named at its place, with what was meant",
    arguments: [
      Mistake("⟦prefx⟧: Gas", "there is no key `prefx`", "did you mean `prefix`?"),
      Mistake(
        "words:\n  ⟦catalog⟧: i18n/{locale}.json",
        "`words` has no key `catalog`",
        "did you mean `catalogue`?"
      ),
      Mistake(
        "android:\n  ⟦colour⟧: red",
        "`android` has no key `colour`",
        "its keys are `package`, `resources`, `kotlin`, `resourcePrefix`, `minSdk`, `compose`, `gamut`"
      ),
      Mistake(
        "words: {formats: {⟦numbers⟧: {}}}",
        "`words.formats` has no key `numbers`",
        "did you mean `number`?"
      ),
      Mistake("⟦Words⟧: {}", "there is no key `Words`", "did you mean `words`?"),
      Mistake(
        "words: ⟦true⟧",
        "`words` must be a section with keys of its own, not a boolean",
        "`words: {}` is a section with the defaults"
      ),
      Mistake(
        "ios: ⟦false⟧",
        "`ios` must be a section with keys of its own, not a boolean",
        "leave it out to make none of its outputs"
      ),
      Mistake(
        "words:\n  ⟦source en⟧",
        "`words` must be a section with keys of its own, not a text",
        "a key needs a colon after it: `source: en`"
      ),
      Mistake(
        "scenarios: ⟦spec/mobile⟧",
        "`scenarios` must be a section with keys of its own, not a text",
        "write it as a key of the section: `spec: spec/mobile`"
      ),
      Mistake(
        "words:\n⟦source⟧: en",
        "there is no key `source`",
        "it is a key of `words`: write it there, indented"
      ),
      Mistake(
        "words: {⟦gamut⟧: p3}",
        "`words` has no key `gamut`",
        "it is a key of `android` and `ios`: write it there, indented"
      ),
      Mistake(
        "android: {compose: ⟦yes⟧}",
        "`android.compose` must be `true` or `false`, not `yes`",
        "write `true`"
      ),
      Mistake(
        "android: {compose: ⟦\"False\"⟧}",
        "`android.compose` must be `true` or `false`, not `\"False\"`",
        "write `false`"
      ),
      Mistake(
        "words: {locales: ⟦'pl, en'⟧}",
        "`words.locales` must be `all`, a list of locales, or a share such as `80%`, not `'pl, en'`",
        "write a list: `[pl, en]`"
      ),
      Mistake(
        "⟦- words⟧",
        "the file must be keys with values, not an array",
        "words:\n  catalogue: i18n/{locale}.json"
      ),
      Mistake(
        "prefix: ⟦5⟧",
        "`prefix` must be a name such as `Bottle`: a capital, then letters and digits, not a number"
      ),
      Mistake(
        "prefix: ⟦gas⟧",
        "`prefix` must be a name such as `Bottle`: a capital, then letters and digits, not `gas`"
      ),
      Mistake(
        "prefix: ⟦Gaß⟧",
        "`prefix` must be a name such as `Bottle`: a capital, then letters and digits, not `Gaß`"
      ),
      Mistake(
        "⟦prefix⟧:\n",
        "`prefix` has no value",
        "write a value after the colon, or take the line out for the default"
      ),
      Mistake(
        "manifest: ⟦../manifest⟧",
        "`manifest` must be a path inside the project, not `../manifest`",
        "the path holds `..`, but outputs lie inside the project"
      ),
      Mistake(
        "ios: {output: ⟦/tmp/ios⟧}",
        "`ios.output` must be a path inside the project, not `/tmp/ios`",
        "the path begins with `/`, but outputs lie inside the project"
      ),
      Mistake(
        "android: {minSdk: ⟦1000⟧}",
        "`android.minSdk` must be a whole number from 21 to 99, not `1000`"
      ),
      Mistake(
        "android: {minSdk: ⟦\"26\"⟧}",
        "`android.minSdk` must be a whole number from 21 to 99, not `\"26\"`",
        "write it without quotes: `26`"
      ),
      Mistake(
        "android: {minSdk: ⟦26.5⟧}",
        "`android.minSdk` must be a whole number from 21 to 99, not `26.5`"
      ),
      Mistake(
        "android: {compose: ⟦yes please⟧}",
        "`android.compose` must be `true` or `false`, not a text"
      ),
      Mistake(
        "android: {gamut: ⟦sRGB⟧}",
        "`android.gamut` must be `srgb` or `p3`, not `sRGB`",
        "did you mean `srgb`?"
      ),
      Mistake(
        "tokens: {triplets: ⟦lab⟧}",
        "`tokens.triplets` must be `auto`, `hsl` or `rgb`, not `lab`"
      ),
      Mistake(
        "android: {package: ⟦app..driver⟧}",
        "`android.package` must be a package such as `app.getbottle.driver`, not `app..driver`"
      ),
      Mistake(
        "android: {resourcePrefix: ⟦App⟧}",
        "`android.resourcePrefix` must be empty or a beginning such as `app_`: a small letter, then small letters, digits and `_`, not `App`"
      ),
      Mistake(
        "ios: {table: ⟦InfoPlist⟧}",
        "`ios.table` must be a name such as `Localizable`, without `/`, not `InfoPlist`",
        "`InfoPlist.xcstrings` holds the permission messages; take another name"
      ),
      Mistake(
        "words: {catalogue: ⟦i18n/en.json⟧}",
        "`words.catalogue` must be a path such as `i18n/{locale}.json`, not `i18n/en.json`",
        "write `{locale}` where the locale's code stands"
      ),
      Mistake(
        "words: {catalogue: ⟦\"{locale}/{locale}.json\"⟧}",
        "`words.catalogue` must be a path such as `i18n/{locale}.json`, not `\"{locale}/{locale}.json\"`",
        "the only marks are `{locale}`, once, and `{namespace}`, at most once"
      ),
      Mistake(
        "words: {catalogue: ⟦\"i18n/{locale}.po\"⟧}",
        "`words.catalogue` must be a path such as `i18n/{locale}.json`, not `\"i18n/{locale}.po\"`",
        "the files are read by their ending: `.json`, `.yaml` or `.yml`"
      ),
      Mistake(
        #"words: {catalogue: ⟦'i18n\{locale}.json'⟧}"#,
        #"`words.catalogue` must be a path such as `i18n/{locale}.json`, not `'i18n\{locale}.json'`"#,
        "write `/` between folders: `i18n/{locale}.json`"
      ),
      Mistake(
        "words: {source: ⟦ua⟧}",
        "`words.source` must be a locale's code such as `en-GB`, not `ua`",
        "did you mean `uk`?"
      ),
      Mistake(
        "words: {locales: [pl, ⟦english⟧]}",
        "`words.locales` must be `all`, a list of locales, or a share such as `80%`, not `english`",
        "a code is a language, then a script and a region where they matter: `zh-Hans`"
      ),
      Mistake(
        "words: {locales: ⟦80⟧}",
        "`words.locales` must be `all`, a list of locales, or a share such as `80%`, not `80`",
        "write a share with its sign: `80%`"
      ),
      Mistake(
        "words: {locales: ⟦101%⟧}",
        "`words.locales` must be `all`, a list of locales, or a share such as `80%`, not `101%`"
      ),
      Mistake(
        "words: {timeZone: ⟦Europe/Lodnon⟧}",
        "`words.timeZone` must be `device` or a name such as `Europe/London`, not `Europe/Lodnon`",
        "did you mean `Europe/London`?"
      ),
      Mistake(
        "words: {timeZone: ⟦GMT+25⟧}",
        "`words.timeZone` must be `device` or a name such as `Europe/London`, not `GMT+25`"
      ),
      Mistake(
        "words: {formats: {number: {money: {style: ⟦[]⟧}}}}",
        "`words.formats.number.money.style` must be a text, a number, `true` or `false`, not an array"
      ),
      Mistake(
        "words: {formats: {number: {money: ⟦EUR⟧}}}",
        "`words.formats.number.money` must be a section with keys of its own, not a text"
      ),
    ]
  )
  func mistakes(mistake: Mistake) {
    let source = MarkedSource(mistake.input, path: "bottle.yaml")
    let found = diagnostics(source)
    #expect(found.map(\.message) == [mistake.message])
    #expect(found.map(\.help) == [mistake.help])
    #expect(found.map(\.place) == source.spans.map { source.file.place($0) })
    #expect(found.allSatisfy { $0.severity == .error })
  }

  @Test("all of them are found in one run")
  func several() {
    let source = MarkedSource(
      """
      ⟦prefx⟧: Gas
      manifest: ⟦/m⟧
      android:
        minSdk: ⟦1⟧
        ⟦packag⟧: x
      """,
      path: "bottle.yaml"
    )
    let report = Report(diagnostics(source), sources: [source.file])
    #expect(report.diagnostics.map(\.place?.span) == source.spans)
  }

  @Test("a file that says nothing is a mistake", arguments: ["", "\n", "# nothing\n", "---\n"])
  func empty(text: String) {
    let found = diagnostics(MarkedSource(text))
    #expect(found.map(\.id) == ["config/empty"])
  }

  @Test("a key written twice is reported, and the last one holds")
  func twice() {
    let source = MarkedSource("prefix: One\n⟦prefix⟧: Two\n", path: "bottle.yaml")
    let (configuration, found) = Configuration.read(source.file)
    #expect(configuration?.prefix.value == "Two")
    #expect(found.map(\.id) == ["yaml/duplicate-key"])
    #expect(found.map(\.place) == [source.file.place(source.spans[0])])
  }
}

/// A file with its mistake marked, and what is said about it.
struct Mistake: Sendable, CustomTestStringConvertible {
  let input: String
  let message: String
  let help: String?

  init(_ input: String, _ message: String, _ help: String? = nil) {
    self.input = input
    self.message = message
    self.help = help
  }

  var testDescription: String { input }
}
