import Diagnostics
import Messages
import Testing

@Suite("Lints on one message")
struct MessageLintsTests {
  @Test(
    "a finding has an id, a place, a sentence and a help line",
    arguments: [
      (
        "You have '{count} left", "words/unclosed-quote", "'{count} left",
        "the apostrophe before `{` quotes all that follows it, because none closes the quote",
        "write `''` for an apostrophe, or close the quote with `'`"
      ),
      (
        "l'<a>aide</a>", "words/quoted-tag", "'<",
        "the apostrophe quotes the tag after it, which is printed as text",
        "write `''` for an apostrophe before a tag"
      ),
      (
        "dell'<b>articolo</b> dell'autore", "words/quoted-tag", "'<",
        "the apostrophe quotes the tag after it, which is printed as text",
        "write `''` for an apostrophe before a tag"
      ),
      (
        "Hello<br />you", "words/self-closing-tag", "<br />",
        "`<br/>` is printed as text, because the web knows no self-closing tags",
        "write `<br></br>`"
      ),
      (
        "{n, plural, other {{g, select, other {<b>#</b> his}}}}", "words/literal-pound", "#",
        "`#` is printed as it is, because the select on `g` stands between it and the plural on `n`",
        "write `{n, number}`, or put the plural inside the select"
      ),
      (
        "{n, plural, offset:1 other {{g, select, other {# his}}}}", "words/literal-pound", "#",
        "`#` is printed as it is, because the select on `g` stands between it and the plural on `n`",
        "put the plural inside the select"
      ),
      (
        "{n, plural, ohter {a} other {b}}", "words/unknown-category", "ohter",
        "`ohter` is no plural category, so its branch is never printed", "write `other`"
      ),
      (
        "{n, plural, 1 {a} other {b}}", "words/unknown-category", "1",
        "`1` is no plural category, so its branch is never printed", "write `=1`"
      ),
      (
        "{n, plural, =01 {a} other {b}}", "words/unknown-category", "=01",
        "`=01` is no plural category, so its branch is never printed", "write `=1`"
      ),
      (
        "{n, selectordinal, singular {a} other {b}}", "words/unknown-category", "singular",
        "`singular` is no plural category, so its branch is never printed",
        "write `zero`, `one`, `two`, `few`, `many`, `other`, or a number such as `=1`"
      ),
    ]
  )
  func finding(
    text: String,
    id: String,
    place: String,
    sentence: String,
    help: String
  ) throws {
    let message = try MessageParser.parse(Text(text)).get()
    let findings = MessageLints.check(message, text: Text(text))
    try #require(findings.count == 1)
    #expect(findings[0].id == id)
    let bytes = Array(text.utf8)[findings[0].span.start..<findings[0].span.end]
    #expect(String(decoding: bytes, as: UTF8.self) == place)
    #expect(findings[0].sentence == sentence)
    #expect(findings[0].help == help)
    #expect(findings[0].severity == .warning)
  }

  @Test(
    "what is meant as it prints is not found",
    arguments: [
      "I'm", "It''s", "'{name}'", "Write '<b>' for bold", "l''<a>aide</a>", "'<br/>'", "I <3 you",
      "# {n, plural, one {#} other {'#'}}", "{g, select, other {#}}",
      "{g, select, other {{n, plural, other {# his}}}}", "{n, plural, zero {a} =0 {b} other {c}}",
      "{g, select, ohter {a} other {b}}", "<b>x</b>", "",
    ]
  )
  func clean(text: String) throws {
    let message = try MessageParser.parse(Text(text)).get()
    #expect(MessageLints.check(message, text: Text(text)) == [])
  }

  @Test("findings come in the order of their places, in a window too")
  func order() throws {
    let file = Array("key: a<br/>{n, plural, on {} other {}} '{".utf8)
    let text = Text(file[5...])
    let findings = MessageLints.check(try MessageParser.parse(text).get(), text: text)
    #expect(
      findings.map { "\($0.id) \($0.span.start)" } == [
        "words/self-closing-tag 1", "words/unknown-category 18", "words/unclosed-quote 34",
      ]
    )
  }
}
