import Catalogue
import CatalogueFixtures
import Locales
import Messages
import Testing

@Suite("A key is one thing over all its locales")
struct KeyPlanTests {
  private func key(_ texts: KeyValuePairs<String, String>) throws -> KeyPlan {
    let fixture = CatalogueFixture(texts)
    return try #require(fixture.plan.keys.first, "\(fixture.findings)")
  }

  @Test("a name shown in two formats has two numbers and is one parameter")
  func twoFormats() throws {
    let key = try key(["en": #"{"k": "{d, date} at {d, time, short}"}"#])
    #expect(key.parameters == [Parameter(name: "d", type: .instant(dateOnly: false))])
    #expect(
      key.placeholders == [
        Placeholder(argument: "d", format: .dateTime(DateTimeFormat(skeleton: "yMd"))),
        Placeholder(argument: "d", format: .dateTime(DateTimeFormat(skeleton: "jm"))),
      ]
    )
  }

  @Test("plurals have the first numbers, parameters keep the order of the message")
  func pluralsFirst() throws {
    let key = try key(["en": #"{"k": "{user} has {n, plural, one {# stop} other {# stops}}"}"#])
    #expect(key.parameters.map(\.name) == ["user", "n"])
    #expect(key.placeholders.map(\.argument) == ["n", "user"])
    #expect(
      key.selectors == [
        Selector(argument: "n", kind: .cardinal(offset: 0), isNative: true, choices: [.native])
      ]
    )
  }

  @Test("an exact number is a helper sentence beside the platform's plural")
  func exactNumber() throws {
    let key = try key([
      "en": #"{"k": "{n, plural, =0 {None} one {# stop} other {# stops}}"}"#
    ])
    #expect(key.combinations.map(KeyPlan.parts(of:)) == [["eq0"], []])
  }

  @Test("plurals side by side are left to the platform one by one")
  func sideBySide() throws {
    let key = try key([
      "en": #"{"k": "{n, plural, one {a} other {b}} in {m, plural, one {c} other {d}}"}"#
    ])
    #expect(key.isFragmented)
    #expect(key.selectors.map(\.choices) == [[.native], [.native]])
  }

  @Test("of nested plurals the last is left to the platform and the others are in the names")
  func nestedPlurals() throws {
    let key = try key([
      "en": #"{"k": "{n, plural, one {{m, plural, one {a} other {b}}} other {c}}"}"#
    ])
    #expect(key.combinations.map(KeyPlan.parts(of:)) == [["one"], ["other"]])
    #expect(key.selectors.map(\.isNative) == [false, true])
  }

  @Test("branches are the union over the locales, of the categories that the locale has")
  func unionOfBranches() throws {
    let key = try key([
      "en": #"{"k": "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}"}"#,
      "pl": #"{"k": "{n, selectordinal, one {x} many {x} other {#.}}"}"#,
    ])
    #expect(key.combinations.map(KeyPlan.parts(of:)) == [["one"], ["two"], ["few"], ["other"]])
  }

  @Test("a selector that can fall one way only picks nothing")
  func onlyOther() throws {
    let key = try key(["pl": #"{"k": "{n, selectordinal, other {#.}}"}"#])
    #expect(key.selectors.isEmpty)
    #expect(key.parameters == [Parameter(name: "n", type: .integer)])
  }

  @Test("true and false make a Boolean, other words an enum named after function and argument")
  func choices() throws {
    let key = try key([
      "en": #"{"k": "{on, select, true {y} other {n}} {why, select, gone {g} other {{why}}}"}"#
    ])
    #expect(
      key.parameters == [
        Parameter(name: "on", type: .boolean),
        Parameter(
          name: "why",
          type: .choice(.init(typeName: "KWhy", words: ["gone"], printsWord: true))
        ),
      ]
    )
  }

  @Test("negative exact numbers have names")
  func negative() throws {
    let key = try key(["en": #"{"k": "{n, plural, =-1 {a} one {b} other {c}}"}"#])
    #expect(key.combinations.map(KeyPlan.parts(of:)) == [["eqm1"], []])
  }
}
