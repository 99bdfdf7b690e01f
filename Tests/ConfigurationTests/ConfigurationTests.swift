import Configuration
import Diagnostics
import Locales
import Outputs
import Testing

@Suite("bottle.yaml")
struct ConfigurationTests {
  private func read(_ text: String) throws -> Configuration {
    let file = SourceFile(path: "bottle.yaml", bytes: Array(text.utf8))
    let (configuration, diagnostics) = Configuration.read(file)
    #expect(diagnostics == [])
    return try #require(configuration)
  }

  @Test("a section that is left out is nil, and one that is empty has the defaults")
  func defaults() throws {
    let none = try read("prefix: Gas\n")
    #expect(none.words == nil && none.tokens == nil && none.android == nil && none.ios == nil)
    #expect(none.api == nil && none.scenarios == nil)
    #expect(none.manifest.value == "generated/manifest")

    let empty = try read("words:\ntokens: {}\nscenarios: {}\nandroid:\nios:\n")
    #expect(empty.prefix.value == "Bottle")
    let words = try #require(empty.words)
    #expect(words.catalogue.value == "i18n/{locale}.json")
    #expect(words.namespace.value == "driverApp")
    #expect(words.source.value == LanguageTag("en-GB"))
    #expect(words.locales.value == .all)
    #expect(words.broken.value == .error)
    #expect(words.descriptions == nil)
    #expect(words.timeZone.value == nil)
    #expect(words.formats.number.isEmpty)
    let tokens = try #require(empty.tokens)
    #expect(tokens.stylesheet.value == "tokens/globals.css")
    #expect(tokens.light.value == "" && tokens.dark.value == ".dark")
    #expect(tokens.triplets.value == .auto)
    let scenarios = try #require(empty.scenarios)
    #expect(scenarios.spec.value == "spec/mobile" && scenarios.kotlin == nil)
    #expect(scenarios.package.value == "app.getbottle.driver.scenarios")
    let android = try #require(empty.android)
    #expect(android.package.value == "app.getbottle.driver")
    #expect(android.resources.value == "generated/android/res")
    #expect(android.kotlin.value == "generated/android/kotlin")
    #expect(android.resourcePrefix.value == "")
    #expect(android.minSdk.value == 26 && android.compose.value && android.gamut.value == .srgb)
    let ios = try #require(empty.ios)
    #expect(ios.output.value == "generated/ios" && ios.table.value == "Localizable")
    #expect(ios.minimum.value == 16 && ios.gamut.value == .p3)
  }

  @Test("a default's place is the key of its section, a value's is the value")
  func places() throws {
    let words = try #require(try read("words:\n  source: pl\n").words)
    #expect(words.catalogue.place.span == Span(0, 5))
    #expect(words.source.place.span == Span(17, 19))
  }

  @Test("every key is read")
  func everyKey() throws {
    let all = try read(
      """
      prefix: Gas2
      manifest: ./out//manifest
      words:
        catalogue: i18n/{locale}/{namespace}.yaml
        namespace: apps.driver
        source: pl_PL
        locales: [pl-PL, cy, zh-Hans]
        broken: source
        descriptions: i18n/notes.json
        timeZone: Europe/London
        formats:
          number:
            money: {style: currency, currency: PLN, minimumFractionDigits: 2, useGrouping: false}
          date:
            day: {month: short, day: numeric}
      tokens: {stylesheet: a.css, light: "[data-theme=light]", dark: "", triplets: hsl}
      api: spec/api.yaml
      scenarios: {spec: rules, kotlin: app/src/test/kotlin, package: eu.gaz.rules}
      android:
        package: eu.gaz.App_1
        resources: a/res
        kotlin: a/kotlin
        resourcePrefix: gas_
        minSdk: 24
        compose: false
        gamut: p3
      ios: {output: b, table: Gas, minimum: 17, gamut: srgb}
      """
    )
    #expect(all.prefix.value == "Gas2" && all.manifest.value == "out/manifest")
    let words = try #require(all.words)
    #expect(words.catalogue.value == "i18n/{locale}/{namespace}.yaml")
    #expect(words.namespace.value == "apps.driver")
    #expect(words.source.value == LanguageTag("pl-PL"))
    guard case .listed(let locales) = words.locales.value else {
      Issue.record("not a list: \(words.locales.value)")
      return
    }
    #expect(locales.map(\.value.description) == ["pl-PL", "cy", "zh-Hans"])
    #expect(words.broken.value == .source)
    #expect(words.descriptions?.value == "i18n/notes.json")
    #expect(words.timeZone.value == "Europe/London")
    let money = try #require(words.formats.number.first)
    #expect(money.name == "money")
    #expect(
      money.options.map { "\($0.name)=\($0.value)" } == [
        "style=currency", "currency=PLN", "minimumFractionDigits=2", "useGrouping=false",
      ]
    )
    #expect(words.formats.date.map(\.name) == ["day"] && words.formats.time.isEmpty)
    let tokens = try #require(all.tokens)
    #expect(tokens.light.value == "[data-theme=light]" && tokens.triplets.value == .hsl)
    #expect(all.api?.value == "spec/api.yaml")
    let scenarios = try #require(all.scenarios)
    #expect(scenarios.spec.value == "rules" && scenarios.kotlin?.value == "app/src/test/kotlin")
    #expect(scenarios.package.value == "eu.gaz.rules")
    let android = try #require(all.android)
    #expect(android.package.value == "eu.gaz.App_1" && android.resourcePrefix.value == "gas_")
    #expect(android.minSdk.value == 24 && !android.compose.value && android.gamut.value == .p3)
    #expect(all.ios?.table.value == "Gas" && all.ios?.minimum.value == 17)
  }

  @Test(
    "which locales",
    arguments: [("all", .all), ("80%", .translated(percent: 80)), ("0%", .translated(percent: 0))]
      as [(String, Configuration.Words.Locales)]
  )
  func locales(text: String, expected: Configuration.Words.Locales) throws {
    #expect(try read("words: {locales: \(text)}").words?.locales.value == expected)
  }
}
