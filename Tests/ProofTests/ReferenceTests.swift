import Foundation
import TestSupport
import Testing

@Suite("The web's reference")
struct ReferenceTests {
  /// A tree, the values, and what FormatJS prints in a language.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var locale = "en-GB"
    var message: String
    var values: String
    var text: String

    init(_ name: String, _ locale: String, _ message: String, _ values: String, _ text: String) {
      testDescription = name
      (self.locale, self.message, self.values, self.text) = (locale, message, values, text)
    }
  }

  private static let plural = """
    [{"type": 6, "value": "n", "pluralType": "cardinal", "offset": 1, "options": {
      "=0": {"value": [{"type": 0, "value": "nobody"}]},
      "one": {"value": [{"type": 7}, {"type": 0, "value": " more"}]},
      "other": {"value": [{"type": 7}, {"type": 0, "value": " of "}, {"type": 1, "value": "n"}]}}}]
    """
  private static let ordinal = """
    [{"type": 6, "value": "n", "pluralType": "ordinal", "offset": 0, "options": {
      "two": {"value": [{"type": 7}, {"type": 0, "value": "nd"}]},
      "other": {"value": [{"type": 7}, {"type": 0, "value": "th"}]}}}]
    """
  private static let select = """
    [{"type": 5, "value": "g", "options": {
      "true": {"value": [{"type": 0, "value": "yes"}]},
      "other": {"value": [{"type": 0, "value": "other"}]}}}]
    """

  private static let cases: [Case] = [
    Case(
      "an argument as it is",
      "pl",
      #"[{"type": 1, "value": "n"}]"#,
      #"{"n": 1234567}"#,
      "1234567"
    ),
    Case("exact wins", "en-GB", plural, #"{"n": 0}"#, "nobody"),
    Case("the offset comes off `#` and the category", "en-GB", plural, #"{"n": 2}"#, "1 more"),
    Case("`#` is grouped, the argument is not", "en-GB", plural, #"{"n": 1235}"#, "1,234 of 1235"),
    Case("an ordinal", "en-GB", ordinal, #"{"n": 22}"#, "22nd"),
    Case("a category without a branch", "en-GB", ordinal, #"{"n": 23}"#, "23th"),
    Case("a boolean select", "en-GB", select, #"{"g": true}"#, "yes"),
    Case(
      "a word that JavaScript's objects have",
      "en-GB",
      select,
      #"{"g": "constructor"}"#,
      "other"
    ),
    Case(
      "four digits in Polish are not grouped",
      "pl",
      #"[{"type": 2, "value": "n"}]"#,
      #"{"n": 1234.5}"#,
      "1234,5"
    ),
    Case(
      "a percentage",
      "pl",
      #"[{"type": 2, "value": "n", "style": "percent"}]"#,
      #"{"n": 0.256}"#,
      "26%"
    ),
    Case(
      "a scale",
      "en-GB",
      #"[{"type": 2, "value": "n", "style": {"type": 0, "parsedOptions": {"scale": 100}}}]"#,
      #"{"n": 0.5}"#,
      "50"
    ),
    Case(
      "a day is never shifted",
      "en-GB",
      #"[{"type": 3, "value": "d", "style": "long"}]"#,
      #"{"d": {"date": "2026-07-14"}}"#,
      "14 July 2026"
    ),
    Case(
      "an instant is in the question's zone",
      "en-GB",
      #"[{"type": 3, "value": "d", "style": null}, {"type": 4, "value": "d", "style": null}]"#,
      #"{"d": {"instant": 1774746000000}}"#,
      "28/03/202621:00:00"
    ),
    Case(
      "a narrow space in a time is a space",
      "en-US",
      #"[{"type": 4, "value": "d", "style": "short"}]"#,
      #"{"d": {"instant": 0}}"#,
      "7:00 PM"
    ),
  ]

  @Test("prints as FormatJS does", arguments: cases)
  func prints(_ test: Case) throws {
    guard Tool.areHere([.node]) else { return }
    let folder = try TemporaryFolder()
    let question = """
      {"locale": "\(test.locale)", "timeZone": "America/New_York", "rich": false,
      "message": \(test.message), "values": [\(test.values)]}
      """.replacing("\n", with: " ")
    let answers = try Reference(folder.write("questions.jsonl", question.utf8), in: folder).answers
    #expect(answers == [#""\#(test.text)""#])
  }

  @Test("a rich message's runs carry their tags, outermost first, and neighbours are joined")
  func runs() throws {
    guard Tool.areHere([.node]) else { return }
    let folder = try TemporaryFolder()
    let question = """
      {"locale": "en-GB", "timeZone": "UTC", "rich": true, "values": [{"x": "<b>"}], "message": [
      {"type": 0, "value": "See "}, {"type": 1, "value": "x"}, {"type": 8, "value": "a", "children": [
      {"type": 8, "value": "b", "children": [{"type": 0, "value": "in"}]}]}]}
      """.replacing("\n", with: " ")
    let answers = try Reference(folder.write("questions.jsonl", question.utf8), in: folder).answers
    #expect(answers == [#"[["See <b>",[]],["in",["a","b"]]]"#])
  }
}
