import Diagnostics
import Documents
import Explanations
import Foundation
import JSONText
import TestSupport
import Testing
import YAML

/// Files before and after `lint --fix`.
struct FixCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The id of the problem that is mended.
  let id: String
  /// The file of the translation.
  var path = "i18n/pl.json"
  let before: String
  let after: String

  static let all = [
    FixCase(
      testDescription: "a byte order mark goes, and CRLF stays",
      id: "json/byte-order-mark",
      before: "\u{FEFF}{\"driverApp\": {\r\n\t\"title\": \"Kursy\"\r\n}}\r\n",
      after: "{\"driverApp\": {\r\n\t\"title\": \"Kursy\"\r\n}}\r\n"
    ),
    FixCase(
      testDescription: "every comma before a closing bracket goes",
      id: "json/syntax",
      before: "{\"driverApp\": {\"title\": \"Kursy, \",\r\n  }, \"web\": [1, 2 , ], }",
      after: "{\"driverApp\": {\"title\": \"Kursy, \"\r\n  }, \"web\": [1, 2  ] }"
    ),
    FixCase(
      testDescription: "a control character in a text becomes its escape",
      id: "json/syntax",
      before: "{\"driverApp\": {\"title\": \"Kursy\t1\u{1}\"}}",
      after: #"{"driverApp": {"title": "Kursy\t1\u0001"}}"#
    ),
    FixCase(
      testDescription: "an apostrophe loses its backslash",
      id: "json/syntax",
      before: #"{"driverApp": {"title": "Kurs\'y \\'"}}"#,
      after: #"{"driverApp": {"title": "Kurs'y \\'"}}"#
    ),
    FixCase(
      testDescription: "a space that is none of JSON's becomes one, outside of texts only",
      id: "json/syntax",
      before: "{\u{A0}\"driverApp\": {\"title\":\u{200B}\"Kursy\u{A0}1\"\u{3000}}}\u{FEFF}",
      after: "{ \"driverApp\": {\"title\": \"Kursy\u{A0}1\" }} "
    ),
    FixCase(
      testDescription: "the first of two equal members goes, unless their values differ",
      id: "json/duplicate-key",
      before: """
        {"driverApp": {
          "title": "Kursy",
          "title": "Kursy",
          "other": "A", "other": "B"
        }}
        """,
      after: """
        {"driverApp": {
          "title": "Kursy",
          "other": "A", "other": "B"
        }}
        """
    ),
    FixCase(
      testDescription: "a member that is written four times is left once",
      id: "json/duplicate-key",
      before: #"{"driverApp": {"title": "K", "title": "K", "x": "", "title": "K", "title": "K"}}"#,
      after: #"{"driverApp": {"x": "", "title": "K"}}"#
    ),
    FixCase(
      testDescription: "a word that was a boolean gets quotes, as a key too",
      id: "yaml/ambiguous-boolean",
      path: "i18n/pl.yaml",
      before:
        "driverApp:\r\n  title: &x !!str nie # no\r\n  answer: no\r\n  yes: &y No # stays\r\n",
      after:
        "driverApp:\r\n  title: &x !!str nie # no\r\n  answer: \"no\"\r\n  \"yes\": &y \"No\" # stays\r\n"
    ),
    FixCase(
      testDescription: "all at once",
      id: "json/byte-order-mark",
      before:
        "\u{FEFF}{\"driverApp\": {\"title\": \"K\t\", \"title\": \"K\\t\", \"title\": \"K\\t\",},}",
      after: #"{"driverApp": {"title": "K\t"}}"#
    ),
  ]
}

@Suite("lint --fix")
struct FixTests {
  private func project(_ path: String, _ bytes: [UInt8]) throws -> TemporaryFolder {
    let isYAML = path.hasSuffix(".yaml")
    let project = try TemporaryFolder(holding: [
      "bottle.yaml":
        "words: {source: en, catalogue: \"i18n/{locale}.\(isYAML ? "yaml" : "json")\"}\n"
        + "lint: {words/extra-key: off}\n",
      // Every JSON is YAML.
      isYAML ? "i18n/en.yaml" : "i18n/en.json": #"{"driverApp": {"title": "Rounds"}}"#,
    ])
    try project.write(path, bytes)
    return project
  }

  private func bytes(_ path: String, of project: TemporaryFolder) throws -> [UInt8] {
    Array(try Data(contentsOf: project.path(path)))
  }

  @Test("mends, and a second run finds nothing to mend", arguments: FixCase.all)
  func mends(file: FixCase) throws {
    let project = try project(file.path, Array(file.before.utf8))
    let lint = try Run(["lint"], in: project.url)
    #expect(lint.output.contains("[\(file.id)]"), "\(lint.output)")
    #expect(lint.output.contains(" `bottle lint --fix` mends this\n"), "\(lint.output)")
    #expect(try bytes(file.path, of: project) == Array(file.before.utf8), "lint alone wrote")

    let fix = try Run(["lint", "--fix"], in: project.url)
    #expect(try project.text(file.path) == file.after)
    #expect(try bytes(file.path, of: project) == Array(file.after.utf8))
    #expect(fix.errors.contains("bottle: mended \(file.path): "), "\(fix.errors)")
    #expect(!fix.output.contains("mends this"), "\(fix.output)")

    let again = try Run(["lint", "--fix"], in: project.url)
    #expect(try bytes(file.path, of: project) == Array(file.after.utf8))
    #expect(again.output == fix.output)
    #expect(again.errors.contains("bottle: nothing to mend; "), "\(again.errors)")
  }

  @Test("covers all that explanations say it mends")
  func complete() {
    let explained = Explanation.all.filter { $0.fix != nil }.map(\.id)
    #expect(Set(FixCase.all.map(\.id)) == Set(explained))
  }

  @Test(
    "lint --fix leaves what no explanation says that it mends",
    arguments: Explanation.all.indices
  )
  func unmended(index: Int) throws {
    let explanation = Explanation.all[index]
    guard let example = explanation.example, explanation.fix == nil else { return }
    let project = try example.written()
    let run = try Run(["lint", "--fix"], in: project.url)
    for file in example.project {
      #expect(
        Array(try Data(contentsOf: project.path(file.path))) == file.bytes,
        "\(explanation.id): \(run.errors)"
      )
    }
  }

  @Test("keeps what every value means, where the file could be read before", arguments: FixCase.all)
  func meaning(file: FixCase) {
    func values(_ text: String) -> Meaning? {
      let source = SourceFile(path: file.path, bytes: Array(text.utf8))
      let document =
        file.path.hasSuffix(".json") ? JSONReader.read(source) : YAMLReader.read(source)
      return document.root.map(Meaning.init)
    }
    #expect(values(file.after) != nil)
    if let before = values(file.before) { #expect(before == values(file.after)) }
  }

  @Test("says what was mended, with a line a file and the counts")
  func says() throws {
    let project = try project(
      "i18n/pl.json",
      Array("\u{FEFF}{\"driverApp\": {\"title\": \"K\",},}".utf8)
    )
    try project.write("i18n/cy.json", Array("{\"driverApp\": {\"title\": \"C\"},}".utf8))
    let run = try Run(["lint", "--fix"], in: project.url)
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(
      run.errors.hasSuffix(
        """
        bottle: mended i18n/cy.json: json/syntax
        bottle: mended i18n/pl.json: json/byte-order-mark, json/syntax (2)
        bottle: mended 4 problems in 2 files; nothing is wrong

        """
      ),
      "\(run.errors)"
    )
  }

  @Test("leaves a file whole that would still not be read, and mends the others")
  func notEnough() throws {
    let broken = Array("{\"driverApp\": {\"title\": \"K\",} \"x\"".utf8)
    let project = try project("i18n/pl.json", broken)
    try project.write("i18n/cy.json", Array("{\"driverApp\": {\"title\": \"C\"},}".utf8))
    let run = try Run(["lint", "--fix"], in: project.url)
    #expect(run.status == 1)
    #expect(try bytes("i18n/pl.json", of: project) == broken)
    #expect(try project.text("i18n/cy.json") == #"{"driverApp": {"title": "C"}}"#)
    #expect(
      run.output == """
        i18n/pl.json:1:28: error[json/syntax]: nothing follows this comma but the closing `}`, and JSON allows no comma there
          1 | {"driverApp": {"title": "K",} "x"
            |                            ^
            = help: remove the comma

        """,
      "no help that it is mended, as it is not"
    )
  }

  @Test("a mark before what cannot be read is not worth writing the file for")
  func refused() throws {
    let broken = Array("\u{FEFF}{\"driverApp\": ".utf8)
    let project = try project("i18n/pl.json", broken)
    let run = try Run(["lint", "--fix"], in: project.url)
    #expect(run.status == 1)
    #expect(try bytes("i18n/pl.json", of: project) == broken)
    #expect(run.errors.contains("bottle: left i18n/pl.json as it is: "), "\(run.errors)")
    #expect(run.output.contains("i18n/pl.json:1:1: warning[json/byte-order-mark]"), "\(run.output)")
  }

  @Test("mends thousands of mistakes in one file")
  func thousands() throws {
    let lists = String(repeating: "[1,],\u{A0}", count: 20_000)
    let project = try project(
      "i18n/pl.json",
      Array("{\"web\": [\(lists)], \"driverApp\": {},}".utf8)
    )
    let run = try Run(["lint", "--fix"], in: project.url)
    #expect(run.errors.contains("mended i18n/pl.json: json/syntax (40002)\n"), "\(run.errors)")
    #expect(try project.text("i18n/pl.json").hasPrefix(#"{"web": [[1], [1], "#))
  }

  @Test("gives up on a file of nothing but mistakes, in time that grows with its length")
  func hopeless() throws {
    let broken = Array("{\"driverApp\": [\(String(repeating: "\u{A0}", count: 2_000_000))]}".utf8)
    let project = try project("i18n/pl.json", broken)
    let run = try Run(["lint", "--fix"], in: project.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("bottle: nothing to mend; 1 error"), "\(run.errors)")
    #expect(try bytes("i18n/pl.json", of: project) == broken)
  }

  @Test("leaves conflict markers, and what is switched off")
  func leaves() throws {
    let conflict = Array(
      "{\"driverApp\": {\n<<<<<<< a\n\"title\": \"K\",\n=======\n>>>>>>> b\n}}".utf8
    )
    let project = try project("i18n/pl.json", conflict)
    _ = try Run(["lint", "--fix"], in: project.url)
    #expect(try bytes("i18n/pl.json", of: project) == conflict)

    let marked = Array("\u{FEFF}{\"driverApp\": {\"title\": \"K\"}}".utf8)
    try project.write("i18n/pl.json", marked)
    try project.write(
      "bottle.yaml",
      Array("words: {source: en}\nlint: {json/byte-order-mark: off}\n".utf8)
    )
    _ = try Run(["lint", "--fix"], in: project.url)
    #expect(try bytes("i18n/pl.json", of: project) == marked)
  }

  @Test("a link stays a link, and one that leads out of the project is not written through")
  func links() throws {
    let text = "\u{FEFF}{\"driverApp\": {\"title\": \"K\"}}"
    let project = try project("texts/polish.json", Array(text.utf8))
    try project.link("i18n/pl.json", to: "../texts/polish.json")
    #expect(try Run(["lint", "--fix"], in: project.url).status == 0)
    #expect(try project.text("texts/polish.json") == text.dropFirst())
    let link = project.path("i18n/pl.json").path
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../texts/polish.json"
    )

    let elsewhere = try TemporaryFolder(holding: ["pl.json": text])
    try project.remove("i18n/pl.json")
    try project.link("i18n/pl.json", to: elsewhere.path("pl.json").path)
    let run = try Run(["lint", "--fix"], in: project.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("leads out of the project"), "\(run.errors)")
    #expect(try elsewhere.text("pl.json") == text)
  }
}

/// A document's values without their places.
private indirect enum Meaning: Equatable {
  case scalar(String)
  case array([Meaning])
  /// The members that count, in order.
  case object([[UInt8]], [Meaning])

  init(_ node: DocumentNode) {
    switch node.value {
    case .null: self = .scalar("null")
    case .bool(let value): self = .scalar("\(value)")
    case .number(let text): self = .scalar("number \(text.string)")
    case .string(let text): self = .scalar("text \(text.text.string)")
    case .array(let nodes): self = .array(nodes.map(Meaning.init))
    case .object:
      let members = node.effectiveMembers
      self = .object(members.map { Array($0.key.text.bytes) }, members.map { Meaning($0.value) })
    }
  }
}
