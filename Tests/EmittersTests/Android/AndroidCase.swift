import Catalogue
import CatalogueFixtures
import Diagnostics
import Emitters
import Messages
import Outputs
import Testing

/// A small catalogue whose Android outputs are checked in under `Tests/Goldens/Android`.
struct AndroidCase: Sendable, CustomTestStringConvertible {
  /// The folder's name.
  let name: String
  /// What is wrong with the catalogue.
  let findings: [String]
  /// The outputs.
  let files: [OutputFile]
  /// The plan that both platforms' outputs are made of.
  let plan: WordsPlan
  private let settings: AndroidSettings

  var testDescription: String { name }

  init(
    _ name: String,
    _ texts: KeyValuePairs<String, String>,
    timeZone: String? = nil,
    resourcePrefix: String = ""
  ) {
    self.name = name
    let fixture = CatalogueFixture(texts, resourcePrefix: resourcePrefix)
    findings = fixture.diagnostics.filter { $0.severity == .error }.map { "\($0.id) \($0.message)" }
    plan = fixture.plan
    settings = Self.settings(resourcePrefix: resourcePrefix, timeZone: timeZone)
    files = AndroidWords.files(plan, settings: settings)
  }

  /// Makes the outputs once more.
  func makeAgain() -> [OutputFile] {
    AndroidWords.files(plan, settings: settings)
  }

  /// The settings of all the cases.
  static func settings(
    resourcePrefix: String = "",
    timeZone: String? = nil
  ) -> AndroidSettings {
    AndroidSettings(
      prefix: "Bottle",
      package: "app.getbottle.driver",
      resources: "res",
      kotlin: "kotlin",
      resourcePrefix: resourcePrefix,
      compose: true,
      timeZone: timeZone,
      catalogue: "i18n/{locale}.json"
    )
  }
}

extension AndroidCase {
  static let all = [forms, names, missing, small]

  /// Every form that a message can take.
  static let forms = AndroidCase(
    "forms",
    [
      "en-GB": #"""
      {
        "plain": "That's 100% \"yours\"",
        "percent": "50% discount and 20% sure",
        "greeting": "Hello {name}, {name}!",
        "round": {
          "title": "Your round",
          "stopsLeft": "{count, plural, one {# stop} other {# stops}} left, 5% done",
          "exact": "{count, plural, =0 {No stops} one {# stop} other {# stops}} for {name}",
          "guests": "{n, plural, offset:1 =0 {Nobody} =1 {{who}} one {{who} and # other} other {{who} and # others}}",
          "place": "{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} stop",
          "files": "{n, plural, one {# file} other {# files}} in {m, plural, one {# folder} other {# folders}} of {who}",
          "nested": "{n, plural, one {# van with {m, plural, one {a stop} other {# stops}}} other {# vans with {m, plural, one {a stop} other {# stops}}}}"
        },
        "outcome": {
          "reason": "{reason, select, notAtHome {Nobody home} refused {Turned away} other {Not delivered}}",
          "named": "{gas, select, propane {Propane} other {Bottle of {gas}}}",
          "done": "{done, select, true {Done} other {Open}} at {at, time, short}",
          "mixed": "{reason, select, late {{count, plural, =0 {Late} one {# minute late} other {# minutes late}}} other {{count, plural, one {# minute} other {# minutes}} early}}"
        },
        "rich": {
          "terms": "See <terms>the terms</terms> & <b>more</b><br></br> <3",
          "arrived": "<b>{name}</b> brought {count, plural, one {<i>a</i> bottle} other {<i>#</i> bottles}}",
          "sides": "<b>{n, plural, one {# van} other {# vans}}</b>, {m, plural, one {<i>#</i> stop} other {<i>#</i> stops}} {x}"
        },
        "formats": {
          "day": "{day, date}",
          "days": "{from, date, ::MMMd} – {to, date, long}",
          "moment": "{at, date, full} at {at, time}",
          "numbers": "{n, number} {n, number, percent} {n, number, ::currency/GBP} {n, number, ::.00} {n}",
          "integer": "{km, number, integer} of {km}",
          "scaled": "{x, number, ::scale/100 .0} {y, number, ::@@#} {z, number, ::group-off 000}"
        }
      }
      """#,
      "ar": #"""
      {
        "plain": "لك",
        "percent": "خصم",
        "greeting": "مرحبا",
        "round": {"stopsLeft": "{count, plural, zero {لا} one {محطة} two {محطتان} few {# محطات} many {# محطة} other {# محطة}}"}
      }
      """#,
      "pl": #"""
      {
        "greeting": "Cześć, {name}",
        "round": {
          "title": "Twoja trasa",
          "stopsLeft": "{count, plural, one {# przystanek} few {# przystanki} other {# przystanków}}",
          "nested": "{n, plural, one {# auto, {m, plural, one {# postój} other {# postoje}}} few {# auta} other {# aut}}",
          "files": "{m, plural, one {# folder} few {# foldery} other {# folderów}}: {n, plural, one {# plik} few {# pliki} other {# plików}}, {n, plural, one {on} other {one}}"
        }
      }
      """#,
    ]
  )

  /// Names that mean something else in Kotlin, in Java or to us.
  static let names = AndroidCase(
    "names",
    [
      "en-US": #"""
      {
        "class": "Class",
        "new": "New {class}",
        "1st": "First",
        "fun": "{in, select, constructor {Builder} in {In} 1st {First} 日本 {Japan} Other {Capital} other {Else}}",
        "printed": "{is, select, when {When} Other {Capital {is}} object {} other {{is}}}",
        "日本": "日本",
        "café": "Café",
        "toString": "x", "name": "x", "Name": {"name": "{Name}"},
        "string": {"kotlin": "{int, number, integer}", "string": {"any": "{string}"}},
        "int": {"java": "{n, plural, one {#} other {#}}"},
        "r": {"r": "{R}"},
        "FAQ": {"FAQ": {"日": {"x": "x"}}},
        "kotlin": {"string": "{kotlin, date}"},
        "java": {"util": {"locale": "{java, time}"}},
        "app": {"getbottle": "{app} {n, number, ::.00}"},
        "android": {"content": {"context": "{context}"}},
        "context": {"timeZone": "<b>{timeZone}</b>"},
        "resources": {"text": "{values}"},
        "bottleStrings": {"words": "{it} {n, plural, =0 {} other {<b>#</b>}}"},
        "bottleText": {"runs": "<a>x</a>"},
        "bottleWords": {"number": "{number, selectordinal, one {#st} other {#th}}"},
        "unit": {"class": {"x": "x"}},
        "in": {"comment": "*/ /* {x} /**/ $x \\ \u0001 \n@see"}
      }
      """#
    ],
    resourcePrefix: "bottle_"
  )

  /// Keys that some locales lack, and a source that is not English.
  static let missing = AndroidCase(
    "missing",
    [
      "pl": #"""
      {
        "title": "Trasa",
        "hello": "Cześć, {name}",
        "stops": "{n, plural, one {# postój} few {# postoje} other {# postojów}}",
        "place": "{n, selectordinal, other {#.}} o {at, time, short}",
        "total": "Razem: {sum, number}",
        "bold": "<b>{n, number}</b>"
      }
      """#,
      "es": #"{"title": "", "stops": "{n, plural, one {# parada} other {# paradas}}"}"#,
      "en": #"{"place": "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}"}"#,
      "fa": #"{"total": "{sum, number}"}"#,
      "he": #"{"title": "סיבוב"}"#,
      "zh-Hans": #"{"title": "路线", "stops": "{n, number}站"}"#,
    ],
    timeZone: "Europe/Warsaw"
  )

  /// A catalogue that needs next to nothing.
  static let small = AndroidCase("small", ["en": #"{"hello": "Hello"}"#])
}
