import Catalogue
import CatalogueFixtures
import Diagnostics
import Foundation
import Messages
import Outputs
import Testing

@testable import Emitters

@Suite("A message becomes what a string catalog has for it")
struct StringCatalogTests {
  /// The catalog's texts by key, locale and place in the localization: `k en stringUnit`.
  private func texts(_ files: KeyValuePairs<String, String>) throws -> [String: String] {
    let fixture = CatalogueFixture(files)
    let plan = AppleKeys.lower(fixture.plan)
    let bytes = StringCatalog.words(plan).bytes
    let json = try JSONSerialization.jsonObject(with: Data(bytes))
    let strings = try #require((json as? [String: Any])?["strings"] as? [String: Any])
    var texts: [String: String] = [:]
    for (key, entry) in strings {
      let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (locale, localization) in localizations {
        collect(localization, "\(key) \(locale)", into: &texts)
      }
    }
    return texts
  }

  private func collect(_ value: Any, _ path: String, into texts: inout [String: String]) {
    guard let object = value as? [String: Any] else { return }
    if let text = object["value"] as? String, let state = object["state"] as? String {
      texts[path.replacing(" stringUnit", with: "")] =
        state == "translated" ? text : "[\(state)] \(text)"
      return
    }
    for (key, value) in object where key != "variations" && key != "substitutions" {
      collect(value, "\(path) \(key)", into: &texts)
    }
    for key in ["variations", "substitutions"] {
      if let inner = object[key] { collect(inner, path, into: &texts) }
    }
  }

  @Test(
    "one locale",
    arguments: [
      ("100% sure", ["k en": "100% sure"]),
      ("{x} is 5% more", ["k en": "%@ is 5%% more"]),
      ("{a} then {b}", ["k en": "%1$@ then %2$@"]),
      ("{n} of {n}", ["k en": "%1$@ of %1$@"]),
      (
        "{n, plural, one {# stop} other {# stops}}",
        ["k en plural one": "%lld stop", "k en plural other": "%lld stops"]
      ),
      (
        "Load: {n, plural, one {# stop} other {# stops}} today",
        ["k en plural one": "Load: %lld stop today", "k en plural other": "Load: %lld stops today"]
      ),
      (
        "{n, plural, one {A stop} other {# stops}}",
        ["k en": "%#@n@", "k en n plural one": "A stop", "k en n plural other": "%arg stops"]
      ),
      (
        "{user} has {n, plural, one {# stop} other {# stops}}",
        [
          "k en": "%2$@ has %1$#@n@", "k en n plural one": "%arg stop",
          "k en n plural other": "%arg stops",
        ]
      ),
      (
        "{n, plural, one {{who} person} other {{who} people}}",
        [
          "k en": "%1$#@n@", "k en n plural one": "%2$@ person",
          "k en n plural other": "%2$@ people",
        ]
      ),
      (
        "{n, plural, one {# file} other {# files}} in {m, plural, one {# folder} other {# folders}}",
        [
          "k en": "%1$#@n@ in %2$#@m@", "k en n plural one": "%arg file",
          "k en n plural other": "%arg files", "k en m plural one": "%arg folder",
          "k en m plural other": "%arg folders",
        ]
      ),
      (
        "{n, plural, one {bid} other {bids}} {n, plural, one {is} other {are}} in",
        [
          "k en": "%1$#@n@ %1$#@n2@ in", "k en n plural one": "bid", "k en n plural other": "bids",
          "k en n2 plural one": "is", "k en n2 plural other": "are",
        ]
      ),
      (
        "{n, plural, =0 {None} one {# stop} other {# stops}}",
        ["k__eq0 en": "None", "k en plural one": "%lld stop", "k en plural other": "%lld stops"]
      ),
      (
        "{g, select, m {He} other {They}} left", ["k__m en": "He left", "k__other en": "They left"]
      ),
      (
        "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
        ["k__one en": "%@st", "k__two en": "%@nd", "k__few en": "%@rd", "k__other en": "%@th"]
      ),
      ("a <b>{x}</b> & '<'", ["k en": "a <b>%@</b> &amp; &lt;"]),
      ("a '<'b> & c", ["k en": "a <b> & c"]),
    ]
  )
  func oneLocale(message: String, expected: [String: String]) throws {
    #expect(try texts(["en": #"{"k": "\#(message)"}"#]) == expected)
  }

  @Test("a plural has exactly the categories of its locale, and a text that fell back is `new`")
  func locales() throws {
    let texts = try texts([
      "en": #"{"k": "{n, plural, one {# a} other {# b}}"}"#,
      "pl": #"{"k": "{n, plural, one {# c} few {# d} other {# e}}"}"#,
      "ja": "{}",
    ])
    #expect(
      texts == [
        "k en plural one": "%lld a", "k en plural other": "%lld b", "k pl plural one": "%lld c",
        "k pl plural few": "%lld d", "k pl plural many": "%lld e", "k pl plural other": "%lld e",
        "k ja plural other": "[new] %lld b",
      ]
    )
  }

  @Test("a plural that does not print the count in one locale is a substitution in all")
  func substitutionEverywhere() throws {
    let texts = try texts([
      "en": #"{"k": "{n, plural, one {# a} other {# b}}"}"#,
      "ja": #"{"k": "{n, plural, other {c}}"}"#,
    ])
    #expect(
      texts == [
        "k en": "%#@n@", "k en n plural one": "%arg a", "k en n plural other": "%arg b",
        "k ja": "%#@n@", "k ja n plural other": "c",
      ]
    )
  }

  @Test("a text that leaves out an argument before one it prints is a sentence a category")
  func gap() throws {
    let texts = try texts([
      "en": #"{"k": "{n, plural, =0 {No {x}} one {# {x}} other {# {x}s}}"}"#,
      "ja": #"{"k": "{x}"}"#,
    ])
    #expect(
      texts == [
        "k__eq0 en": "No %2$@", "k__one en": "%1$@ %2$@", "k__other en": "%1$@ %2$@s",
        "k__eq0 ja": "%2$@", "k__one ja": "%2$@", "k__other ja": "%2$@",
      ]
    )
  }
}
