import Diagnostics
import Documents
import TestSupport
import Testing
import YAML

@Suite("What is said about YAML that cannot be used")
struct YAMLProblemTests {
  @Test(
    "the problem stands at its place",
    arguments: [
      (
        "é: 🚚\na: b⟦:⟧ c\n", "yaml/syntax",
        "a colon makes a key of what stands before it, and no key can stand here"
      ),
      (
        "a:\n  b: 1\n   ⟦c⟧: 2\n", "yaml/syntax",
        "this line begins right of the one above, as if it belonged to it, and that has a value already"
      ),
      (
        "a:\n  # two\n  b:\n    c: 1\n\n   ⟦d⟧: 2\n", "yaml/syntax",
        "this line begins after 3 spaces, where those that it may belong with begin after 4 or 2 or 0"
      ),
      (
        "a: ⟦{locale}.json⟧ # where\n", "yaml/syntax",
        "a value that begins with `{` is an object, and more stands after it"
      ),
      (
        "a:\n  b: 1\n  ⟦c 2⟧\nd: 3\n", "yaml/syntax",
        "a key needs a colon and a value after it, and this line has no colon"
      ),
      ("a:\n⟦\t⟧b: 1\n", "yaml/syntax", "a tab stands where YAML allows only spaces"),
      ("é: ⟦@⟧a\n", "yaml/syntax", "a text without quotes cannot begin with `@`"),
      ("é: ⟦\"⟧a", "yaml/syntax", "nothing ends the text that begins here"),
      (
        "a:\n  - b: 1\n ⟦- c⟧: 2\n", "yaml/syntax",
        "this line begins after 1 space, where those that it may belong with begin after 4 or 2 or 0"
      ),
      (
        "é: [1\nb⟦:⟧ 2\n", "yaml/syntax",
        "did not find expected ',' or ']' while parsing a flow sequence"
      ),
      (
        "é: \"⟦\\⟧q\"\n", "yaml/syntax",
        "found unknown escape character while parsing a quoted scalar"
      ),
      (
        "é: a⟦\u{7}⟧b\n", "yaml/syntax",
        "a control character stands in the file, and YAML allows it only as an escape"
      ),
      (
        "a: 1\n⟦<<<<<<< HEAD⟧\nb: 2\n=======\nb: 3\n>>>>>>> c\n", "yaml/syntax",
        "two branches were merged here and the conflict was not resolved"
      ),
      (
        "é: 1\n⟦---⟧\nb: 2\n", "yaml/multiple-documents",
        "a second document begins here, and only one is read from a file"
      ),
      (
        "é: 1\n⟦<<⟧: {b: 2}\n", "yaml/merge-key",
        "the merge key `<<` is not part of YAML 1.2, and is not read"
      ),
      (
        "é: 1\n? ⟦[1, 2]⟧\n: b\n", "yaml/complex-key",
        "a key is a text here, and this one is an array or an alias"
      ),
      (
        "é: &x 1\n⟦*x⟧ : b\n", "yaml/complex-key",
        "a key is a text here, and this one is a number or an alias"
      ),
      (
        "é: ⟦!web a⟧\n", "yaml/unknown-tag",
        "the tag `!web` does not fit this value or is not one of YAML's own"
      ),
      (
        "é: ⟦!!int a⟧\n", "yaml/unknown-tag",
        "the tag `tag:yaml.org,2002:int` does not fit this value or is not one of YAML's own"
      ),
      (
        "é: ⟦!!map [1]⟧\n", "yaml/unknown-tag",
        "the tag `tag:yaml.org,2002:map` does not fit this value or is not one of YAML's own"
      ),
      (
        "é: ⟦*x⟧\n", "yaml/unknown-alias",
        "`*x` stands for a value marked `&x`, and none ends before it"
      ),
      (
        "é: &x [⟦*x⟧]\n", "yaml/unknown-alias",
        "`*x` stands for a value marked `&x`, and none ends before it"
      ),
      (
        "é: ⟦\"a\\0\"⟧\n", "yaml/nul",
        "the character U+0000 ends or corrupts a text on both platforms"
      ),
      (
        "é: 1\n⟦'é'⟧: 2\n", "yaml/duplicate-key",
        "the key `é` is written twice in one object, and only the last one counts"
      ),
      (
        "é: ⟦no⟧\n", "yaml/ambiguous-boolean",
        "`no` is a text in YAML 1.2, but older readers take it for a boolean"
      ),
      (
        "é: 1\n⟦on⟧: 2\n", "yaml/ambiguous-boolean",
        "`on` is a text in YAML 1.2, but older readers take it for a boolean"
      ),
      (
        "é: 'a⟦\u{2028}⟧b'\n", "yaml/line-separator",
        "U+2028 ends a line for some readers of YAML and is part of the text for others"
      ),
    ]
  )
  func place(marked: String, id: String, message: String) throws {
    let source = MarkedSource(marked)
    let read = YAMLReader.read(source.file)
    #expect(read.diagnostics.map(\.id) == [id])
    #expect(read.diagnostics.map(\.message) == [message])
    #expect(read.diagnostics.map(\.place?.span) == source.spans)
    #expect((read.root == nil) == (id == "yaml/syntax"))
  }

  @Test("what libyaml was about is shown where it began")
  func context() throws {
    let source = MarkedSource("é: ⟦[⟧1\nb: 2\n")
    let problem = try #require(YAMLReader.read(source.file).diagnostics.first)
    #expect(problem.related.map(\.place.span) == source.spans)
    #expect(problem.related.map(\.message) == ["while parsing a flow sequence"])
  }

  @Test(
    "a quoted word is no boolean, whoever reads it",
    arguments: ["'no'", "\"on\"", "!!str no", "nope", "y"]
  )
  func unambiguous(text: String) {
    #expect(YAMLReader.read(MarkedSource("a: \(text)\n").file).diagnostics == [])
  }

  @Test("a billion laughs stop at the alias that is too much")
  func billionLaughs() {
    var yaml = "a0: &a0 lol\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      yaml += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let read = YAMLReader.read(MarkedSource(yaml).file)
    #expect(read.root == nil)
    #expect(read.diagnostics.map(\.id) == ["yaml/alias-expansion"])
  }

  @Test("a million brackets are too deep, at the first one that is")
  func deep() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    let read = YAMLReader.read(SourceFile(path: "a.yaml", bytes: bytes))
    #expect(read.diagnostics.map(\.id) == ["yaml/too-deep"])
    #expect(read.diagnostics.map(\.place?.span) == [Span(256, 257)])
  }

  @Test("aliases that nest too deep are too deep")
  func deepAliases() {
    let source = MarkedSource(
      "a: &x \(String(repeating: "[", count: 200))\(String(repeating: "]", count: 200))\n"
        + "b: \(String(repeating: "[", count: 100))⟦*x⟧\(String(repeating: "]", count: 100))\n"
    )
    let read = YAMLReader.read(source.file)
    #expect(read.diagnostics.map(\.id) == ["yaml/too-deep"])
    #expect(read.diagnostics.map(\.place?.span) == source.spans)
  }

  @Test("bytes that are not UTF-8, and UTF-16, are an error at the first of them")
  func encoding() {
    let latin1 = YAMLReader.read(SourceFile(path: "a.yaml", bytes: Array("é: caf".utf8) + [0xE9]))
    #expect(latin1.diagnostics.map(\.id) == ["yaml/invalid-utf8"])
    #expect(latin1.diagnostics.map(\.place?.span) == [Span(7, 8)])
    let wide = YAMLReader.read(SourceFile(path: "a.yaml", bytes: [0xFF, 0xFE, 0x61, 0]))
    #expect(wide.diagnostics.map(\.message) == ["the file is in UTF-16, and must be in UTF-8"])
  }

  @Test("a problem of a value concerns who uses it, one with an anchor everybody")
  func concerns() throws {
    let own = YAMLReader.read(MarkedSource("web: [\"\\0\"]\napp: [no]\n").file)
    let app = try #require(own.root?.member("app")?.value)
    #expect(own.diagnostics(concerning: app.span).map(\.id) == ["yaml/ambiguous-boolean"])
    let shared = YAMLReader.read(MarkedSource("web: &x [\"\\0\"]\napp: [*x]\n").file)
    let sharedApp = try #require(shared.root?.member("app")?.value)
    #expect(shared.diagnostics(concerning: sharedApp.span).map(\.id) == ["yaml/nul"])
  }

  @Test("a merge key concerns the whole object it would add to")
  func mergeConcerns() throws {
    let read = YAMLReader.read(MarkedSource("<<: {b: 2}\napp: [1]\n").file)
    let app = try #require(read.root?.member("app")?.value)
    #expect(read.root?.effectiveMembers.map(\.key.text) == ["app"])
    #expect(read.diagnostics(concerning: app.span).map(\.id) == ["yaml/merge-key"])
  }
}
