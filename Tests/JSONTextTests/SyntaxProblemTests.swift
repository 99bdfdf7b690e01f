import Diagnostics
import Documents
import JSONText
import TestSupport
import Testing

@Suite("What is said about JSON that is not")
struct SyntaxProblemTests {
  @Test(
    "the problem stands at its place",
    arguments: [
      (
        #"{"a": 1⟦,⟧}"#,
        "nothing follows this comma but the closing `}`, and JSON allows no comma there"
      ),
      (
        "[1⟦,⟧\n]", "nothing follows this comma but the closing `]`, and JSON allows no comma there"
      ),
      (#"{"a": 1⟦⟧ "b": 2}"#, "a comma is missing between two members of an object"),
      ("[1⟦⟧\n2]", "a comma is missing between two elements of an array"),
      ("[1⟦;⟧2]", "a comma or the closing `]` should stand here, not `;`"),
      ("{⟦'⟧a': 1}", "texts and keys stand between straight double quotes in JSON, not `'`"),
      ("[⟦“⟧a”]", "texts and keys stand between straight double quotes in JSON, not `“`"),
      ("{⟦// a\u{308}⟧\n}", "this is a comment, and JSON has none"),
      (#"{"a": 1 ⟦/* b */}⟧"#, "this is a comment, and JSON has none"),
      ("⟦# a⟧\r\n{}", "this is a comment, and JSON has none"),
      ("{⟦a⟧: 1}", "the key `a` stands without double quotes, which JSON demands"),
      ("{⟦,⟧}", "a key between double quotes should stand here, not `,`"),
      (#"{"a"⟦⟧ 1}"#, "a colon is missing between the key `a` and its value"),
      (#"{"a"⟦⟧=1}"#, "a colon is missing between the key `a` and its value"),
      (#"{"a":⟦}⟧"#, "a value is missing before this `}`"),
      ("[⟦,⟧1]", "a value is missing before this `,`"),
      ("[⟦True⟧]", "`True` is not a value of JSON, whose only words are true, false and null"),
      ("[⟦nul⟧]", "`nul` is not a value of JSON, whose only words are true, false and null"),
      ("[⟦:⟧]", "a value should stand here, not `:`"),
      (
        "[\u{20}⟦\u{A0}⟧1]",
        "U+00A0 looks like white space or like nothing, and JSON allows it only in texts"
      ),
      (#"{"a": ⟦"b⟧"# + "\n}", "the line ends before the text that begins here is closed"),
      (#"{"a": ⟦"b}⟧"#, "the file ends before the text that begins here is closed"),
      (
        "[\"a⟦\t⟧\"]",
        "a control character stands in a text as it is, and JSON allows it only as an escape"
      ),
      (#"["⟦\x⟧"]"#, #"`\x` is not one of JSON's escapes"#),
      (#"["⟦\'⟧"]"#, #"`\'` is not one of JSON's escapes"#),
      (#"["⟦\u⟧12"]"#, #"`\u` is followed by less than four hexadecimal digits"#),
      ("[⟦01⟧]", "the number `01` begins with a zero too many"),
      ("[⟦1.⟧]", "`1.` is not a number of JSON, which are decimal, such as -1, 0.5 and 1e9"),
      ("[⟦0x1F⟧]", "`0x1F` is not a number of JSON, which are decimal, such as -1, 0.5 and 1e9"),
      ("[⟦+1⟧]", "a number begins with a digit or a minus in JSON, not with `+`"),
      (#"{"a": [1⟦⟧"#, "the file ends before the array that is opened at `[` is closed"),
      (#"{"a": [1⟦}⟧"#, "this `}` cannot close what is opened with `[`"),
      (#"["a"⟦:⟧ 1]"#, "members with a key stand in an object, and this is an array"),
      ("{}⟦}⟧", "this `}` closes nothing, as everything before it is closed already"),
      ("{} ⟦{⟧}", "`{` stands after the end of the document, which is one value"),
      (
        "{\n⟦<<<<<<< HEAD⟧\n\"a\": 1\n=======\n\"a\": 2\n>>>>>>> b\n}",
        "two branches were merged here and the conflict was not resolved"
      ),
      (
        "{\"a\": 1\n⟦<<<<<<< HEAD⟧\n, \"b\": 2\n=======\n}\n>>>>>>> b\n",
        "two branches were merged here and the conflict was not resolved"
      ),
    ]
  )
  func place(marked: String, message: String) throws {
    let source = MarkedSource(marked)
    let read = JSONReader.read(source.file)
    let problem = try #require(read.fileProblems.first)
    #expect(problem.id == "json/syntax")
    #expect(problem.place?.span == source.spans[0])
    #expect(problem.message == message)
    #expect(read.fileProblems.count == 1)
    #expect(read.root == nil)
  }

  @Test(
    "the help can be pasted",
    arguments: [
      ("{key: 1}", #"write "key""#),
      ("[True]", "write true"),
      ("[-012]", "write -12"),
      ("[00]", "write 0"),
      ("[00.5]", "write 0.5"),
      ("[\"\t\"]", #"write \t"#),
      ("[\"\u{1}\"]", #"write \u0001"#),
      (#"["\."]"#, #"if the backslash is part of the text, double it: \\."#),
      ("{\"a\": \"b\n}", #"close it with ", or write the line break as \n"#),
      ("[1", "add the missing `]`"),
    ]
  )
  func help(text: String, help: String) {
    #expect(JSONReader.read(MarkedSource(text).file).fileProblems.first?.help == help)
  }

  @Test("what is not closed shows where it was opened")
  func opening() throws {
    let source = MarkedSource(#"{"a": ⟦{⟧"b": [1, 2], "c": 3"#)
    let problem = try #require(JSONReader.read(source.file).fileProblems.first)
    #expect(problem.related.map(\.place.span) == source.spans)
    #expect(problem.related.map(\.message) == ["this `{` is not closed yet"])
  }

  @Test("an empty file, and one of white space, is empty", arguments: ["", " \n\t", "\u{FEFF}\n"])
  func empty(text: String) {
    let problems = JSONReader.read(MarkedSource(text).file).fileProblems
    #expect(problems.last?.id == "json/empty")
  }

  @Test("a byte order mark is a warning, and the places after it still count it")
  func byteOrderMark() throws {
    let source = MarkedSource("⟦\u{FEFF}⟧[⟦1⟧]")
    let read = JSONReader.read(source.file)
    #expect(read.fileProblems.map(\.id) == ["json/byte-order-mark"])
    #expect(read.fileProblems.map(\.severity) == [.warning])
    #expect(read.fileProblems.map(\.place?.span) == [source.spans[0]])
    guard case .array(let elements) = read.root?.value else {
      Issue.record("not an array")
      return
    }
    #expect(elements.map(\.span) == [source.spans[1]])
  }

  @Test(
    "UTF-16 is named, with a byte order mark and without, in both byte orders",
    arguments: [
      [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], [0xFE, 0xFF, 0, 0x7B, 0, 0x7D], [0x7B, 0, 0x7D, 0],
      [0, 0x7B, 0, 0x7D],
    ]
  )
  func wide(bytes: [UInt8]) {
    let problems = JSONReader.read(SourceFile(path: "pl.json", bytes: bytes)).fileProblems
    #expect(problems.map(\.id) == ["json/invalid-utf8"])
    #expect(problems.map(\.message) == ["the file is in UTF-16, and must be in UTF-8"])
  }

  @Test("bytes that are not UTF-8 are an error at the first of them")
  func latin1() {
    let bytes = Array("{\"é\": \"caf".utf8) + [0xE9] + Array("\"}".utf8)
    let problems = JSONReader.read(SourceFile(path: "fr.json", bytes: bytes)).fileProblems
    #expect(problems.map(\.id) == ["json/invalid-utf8"])
    #expect(problems.map(\.place?.span) == [Span(11, 12)])
    #expect(problems.first?.message.hasPrefix("the byte 0xE9 is not UTF-8 here") == true)
  }

  @Test("a million brackets are too deep, at the first one that is")
  func deep() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    let problems = JSONReader.read(SourceFile(path: "a.json", bytes: bytes)).fileProblems
    #expect(problems.map(\.id) == ["json/too-deep"])
    #expect(problems.map(\.place?.span) == [Span(256, 257)])
  }

  @Test("256 deep is not too deep")
  func deepest() {
    let text = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
    #expect(JSONReader.read(MarkedSource(text).file).diagnostics == [])
  }
}
