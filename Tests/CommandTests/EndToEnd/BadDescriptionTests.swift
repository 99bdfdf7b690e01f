import Foundation
import TestSupport
import Testing

/// Descriptions that somebody broke, or that somebody made to break the command.
@Suite("Bad descriptions of an API")
struct BadDescriptionTests {
  /// A description, and what each verb says of it: its place and the problem's id.
  struct Bad: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let said: String
    let text: String

    init(_ name: String, _ said: String, _ text: String) {
      testDescription = name
      self.said = said
      self.text = text
    }

    /// One of some schemas, of which the first stands in line 6.
    static func schemas(_ name: String, _ said: String, _ schemas: String) -> Bad {
      let indented = schemas.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
      return Bad(name, said, head + "paths: {}\ncomponents:\n  schemas:\n" + indented + "\n")
    }

    private static let head = "openapi: 3.1.0\ninfo: {title: Shop, version: '1'}\n"
  }

  static let all: [Bad] = [
    Bad("an empty file", "1:1: error[models/wrong-type]", ""),
    Bad("a file of comments", "2:1: error[models/wrong-type]", "# Nothing yet.\n"),
    Bad("a list", "1:1: error[models/wrong-type]", "- openapi: 3.1.0\n"),
    Bad(
      "a bracket that is not closed",
      "3:1: error[yaml/syntax]",
      "openapi: 3.1.0\ninfo: {title: A\n"
    ),
    Bad("a tab that indents", "2:1: error[yaml/syntax]", "info:\n\ttitle: A\n"),
    Bad("bytes that are no UTF-8", "1:8: error[yaml/invalid-utf8]", "title: \u{FF}"),
    Bad("two documents", "2:1: error[yaml/multiple-documents]", "openapi: 3.1.0\n---\na: 1\n"),
    Bad(
      "an anchor",
      "2:7: error[yaml/anchor]",
      "openapi: 3.1.0\ninfo: &a {title: A, version: '1'}\n"
    ),
    Bad("a key twice", "2:1: error[yaml/duplicate-key]", "openapi: 3.1.0\nopenapi: 3.1.0\n"),
    Bad("a key of many lines", "1:3: error[models/unknown-key]", "? |\n  a\n  b\n: 1\n"),
    Bad("a file of Swagger", "1:1: error[models/unknown-key]", "swagger: '2.0'\npaths: {}\n"),
    Bad("another version", "1:10: error[models/version]", "openapi: 3.0.3\npaths: {}\n"),
    .schemas(
      "a key nobody knows",
      "6:26: error[models/unknown-key]",
      "Item: {type: string, maxLenght: 3, examples: [a]}"
    ),
    .schemas(
      "a type outside the dialect",
      "6:18: error[models/invalid-value]",
      "Item: {type: file, examples: [a]}"
    ),
    .schemas(
      "a word of JSON Schema outside the dialect",
      "6:12: error[models/not-in-dialect]",
      "Item: {allOf: [], examples: [a]}"
    ),
    .schemas(
      "a schema that holds itself",
      "6:54: error[models/reference-loop]",
      "Item: {type: object, required: [a], properties: {a: {$ref: '#/components/schemas/Item'}}, examples: [{}]}"
    ),
    .schemas(
      "a reference to itself alone",
      "6:5: error[models/named]",
      "Item: {$ref: '#/components/schemas/Item'}"
    ),
    .schemas(
      "a reference to another file",
      "6:49: error[models/reference]",
      "Item: {type: object, properties: {a: {$ref: 'other.yaml#/Item'}}, examples: [{a: 1}]}"
    ),
    .schemas(
      "two schemas that end on one name",
      "7:5: error[models/name-collision]",
      "GasId: {type: string, examples: [a]}\nGasID: {type: string, examples: [a]}"
    ),
    .schemas(
      "a pattern that never ends",
      "6:39: error[models/pattern]",
      "Item: {type: string, pattern: '^(a+)+$', examples: [a]}"
    ),
    .schemas(
      "a number that no double is",
      "6:51: error[models/limits]",
      "Item: {type: number, format: double, maximum: 1e999, examples: [1]}"
    ),
    .schemas(
      "a limit under the other",
      "6:51: error[models/limits]",
      "Item: {type: string, minLength: 3, maxLength: 2, examples: [a]}"
    ),
  ]

  @Test("each ends every verb with 1, and its place", arguments: all)
  func told(bad: Bad) throws {
    let project = try TemporaryFolder(holding: [
      "bottle.yaml": "words: {source: en}\nios: {}\napi: api.yaml\n",
      "i18n/en.json": #"{"driverApp": {"title": "Rounds"}}"#,
    ])
    let latin = bad.text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    try project.write("api.yaml", latin)
    for verb in ["generate", "check", "lint"] {
      let run = try Run([verb], in: project.url)
      #expect(run.status == 1)
      let lines = run.output.split(separator: "\n")
      #expect(lines.contains { $0.hasPrefix("api.yaml:" + bad.said + ":") }, "\(run.output)")
    }
    #expect(!FileManager.default.fileExists(atPath: project.path("generated").path))
  }

  @Test("aliases of aliases are told at the bound, and nothing is expanded")
  func aliases() throws {
    var text = "openapi: 3.1.0\na0: &a0 [1, 2]\n"
    for index in 1..<40 {
      text += "a\(index): &a\(index) [*a\(index - 1), *a\(index - 1)]\n"
    }
    let project = try TemporaryFolder(holding: [
      "bottle.yaml": "words: {source: en}\nios: {}\napi: api.yaml\n",
      "i18n/en.json": #"{"driverApp": {"title": "Rounds"}}"#,
      "api.yaml": text,
    ])
    for verb in ["generate", "check", "lint"] {
      let run = try Run([verb], in: project.url)
      #expect(run.status == 1)
      #expect(run.output.contains("error[yaml/alias-expansion]"))
      #expect(run.output.utf8.count < 100_000)
    }
  }

  @Test("a hundred thousand brackets are told, not followed")
  func deep() throws {
    let project = try TemporaryFolder(holding: [
      "bottle.yaml": "words: {source: en}\nios: {}\napi: api.yaml\n",
      "i18n/en.json": #"{"driverApp": {"title": "Rounds"}}"#,
      "api.yaml": "openapi: 3.1.0\nx: " + String(repeating: "[", count: 100_000),
    ])
    let run = try Run(["lint"], in: project.url)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("api.yaml:2:"), "\(run.output.prefix(300))")
  }
}
