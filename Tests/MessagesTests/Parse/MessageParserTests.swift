import Diagnostics
import Locales
import Messages
import Testing

/// What the parser makes of a text: the pieces, each with the bytes it was read from.
private func outline(_ elements: [Element]) -> String {
  elements.map { element in
    switch element {
    case .text(let text, _): "\"\(text.string)\""
    case .argument(let name, _): "{\(name)}"
    case .number(let name, let style, _): "{\(name) number \(describe(style))}"
    case .date(let name, let style, _): "{\(name) date \(describe(style))}"
    case .time(let name, let style, _): "{\(name) time \(describe(style))}"
    case .pound: "#"
    case .tag(let name, let children, _): "<\(name)>(\(outline(children)))"
    case .select(let select):
      "{\(select.name) select"
        + select.branches.map { " \($0.word)(\(outline($0.elements)))" }.joined() + "}"
    case .plural(let plural):
      "{\(plural.name) \(plural.kind) -\(plural.offset)"
        + plural.branches.map { " \(describe($0.selector))(\(outline($0.elements)))" }.joined()
        + "}"
    }
  }.joined(separator: " ")
}

private func describe(_ style: NumberStyle?) -> String {
  switch style {
  case nil: "-"
  case .named(let name, _): name
  case .skeleton(let tokens, _): tokens.map { "\($0.stem)\($0.options)" }.joined(separator: " ")
  }
}

private func describe(_ style: DateTimeStyle?) -> String {
  switch style {
  case nil: "-"
  case .named(let name, _): name
  case .skeleton(let skeleton, _): "::\(skeleton)"
  }
}

private func describe(_ selector: Plural.Selector) -> String {
  switch selector {
  case .exact(let number): "exact \(number)"
  case .category(let category): category.name
  case .word(let word): "word \(word)"
  }
}

@Suite("Parsing messages")
struct MessageParserTests {
  @Test(
    "apostrophes quote only what needs quoting",
    arguments: [
      ("I'm", #""I'm""#),
      ("It''s", #""It's""#),
      ("'{name}'", #""{name}""#),
      ("This '{isn''t}' ok", #""This {isn't} ok""#),
      ("You have '{count} left", #""You have {count} left""#),
      ("l'<a>aide</a>", #""l<a>aide</a>""#),
      ("'#'1", #""'#'1""#),
      ("'", #""'""#),
      ("'{", #""{""#),
      ("'{'''", #""{'""#),
      ("'}' '>' '<'", #""} > <""#),
      ("a}b", #""a}b""#),
      ("{n, plural, other {'#' '# #'}}", ##"{n cardinal -0 other("# # #")}"##),
      ("{g, select, other {'#'.}}", #"{g select other("'#'.")}"#),
    ]
  )
  func quoting(text: String, expected: String) throws {
    #expect(outline(try MessageParser.parse(Text(text)).get().elements) == expected)
  }

  @Test(
    "a tag begins with `<` and a letter, and only then",
    arguments: [
      ("<b>x</b>", #"<b>("x")"#),
      ("<B-1.é>x</B-1.é>", #"<B-1.é>("x")"#),
      ("<b >x</b >", #"<b>("x")"#),
      ("<b></b>", #"<b>()"#),
      ("I <3 < you <", #""I <3 < you <""#),
      ("a<br/>b", #""a<br/>b""#),
      ("a<br />b", #""a<br/>b""#),
      ("<b><i>x</i> y</b>", #"<b>(<i>("x") " y")"#),
    ]
  )
  func tags(text: String, expected: String) throws {
    #expect(outline(try MessageParser.parse(Text(text)).get().elements) == expected)
  }

  @Test(
    "arguments have a name, a type and a style",
    arguments: [
      ("{name}", "{name}"),
      ("{ name\n}", "{name}"),
      ("{имя} {名前} {_1}", #"{имя} " " {名前} " " {_1}"#),
      ("{n, number}", "{n number -}"),
      ("{n, number, percent }", "{n number percent}"),
      ("{n,number,::currency/EUR .00}", #"{n number currency["EUR"] .00[]}"#),
      ("{d, date, short} {t, time}", #"{d date short} " " {t time -}"#),
      ("{d, date, :: yMMMd }", "{d date ::yMMMd}"),
      ("{d, date, ::y 'o''clock}' }", "{d date ::y 'o''clock}'}"),
    ]
  )
  func arguments(text: String, expected: String) throws {
    #expect(outline(try MessageParser.parse(Text(text)).get().elements) == expected)
  }

  @Test(
    "plurals and selects hold messages",
    arguments: [
      (
        "{n, plural, offset:1 =0{none} one {# stop} other {# stops}}",
        #"{n cardinal -1 exact 0("none") one(# " stop") other(# " stops")}"#
      ),
      ("{n, selectordinal, other {#th}}", #"{n ordinal -0 other(# "th")}"#),
      ("{g, select, male {he} other {they}}", #"{g select male("he") other("they")}"#),
      ("{n, plural, other {<b>#</b>}}", "{n cardinal -0 other(<b>(#))}"),
      (
        "{n, plural, other {{g, select, other {# his}}}}",
        ##"{n cardinal -0 other({g select other("# his")})}"##
      ),
      (
        "{a, plural, other {{b, plural, other {#}}}}",
        "{a cardinal -0 other({b cardinal -0 other(#)})}"
      ),
      ("{n, plural, =-1 {a} other {}}", #"{n cardinal -0 exact -1("a") other()}"#),
      ("{n, plural, offset:-2 other {}}", "{n cardinal --2 other()}"),
      // FormatJS looks a number up as JavaScript prints it, so these are never selected.
      (
        "{n, plural, =01 {a} =+1 {b} =1 {c} other {}}",
        #"{n cardinal -0 word =01("a") word =+1("b") exact 1("c") other()}"#
      ),
    ]
  )
  func branches(text: String, expected: String) throws {
    #expect(outline(try MessageParser.parse(Text(text)).get().elements) == expected)
  }

  @Test(
    "an error says what is wrong, where, and what to write",
    arguments: [
      ("Hi {name", 3, 8, "`{` is never closed", "add `}`, or write `'{'` if the brace is text"),
      (
        "Hi {}", 3, 5, "`{}` names no argument",
        "write a name as in `{name}`, or `'{}'` if the braces are text"
      ),
      (
        "{user.name}", 0, 5, "`.` cannot follow the name in `{user`",
        "names are made of letters, digits and `_`; write `'{'` if the brace is text"
      ),
      (
        "{user\u{A0}name}", 0, 5, "`U+00A0` cannot follow the name in `{user`",
        "names are made of letters, digits and `_`; write `'{'` if the brace is text"
      ),
      (
        "{!}", 0, 1, "`!` cannot begin the name of an argument",
        "names are made of letters, digits and `_`; write `'{'` if the brace is text"
      ),
      (
        "{n, }", 4, 4, "`{n, …}` has a comma but no type after it",
        "write `number`, `date`, `time`, `plural`, `selectordinal` or `select`"
      ),
      (
        "{n, nummer}", 4, 10, "`nummer` is no type of an argument",
        "write `number`, `date`, `time`, `plural`, `selectordinal` or `select`"
      ),
      (
        "{n, number, }", 12, 12, "`{n, …, }` has a comma but no style after it",
        "write a style, or leave out the comma"
      ),
      (
        "{n, number, ::}", 12, 14, "the number skeleton of `{n}` is empty",
        "write tokens, such as `::currency/EUR .00`"
      ),
      (
        "{n, number percent}", 0, 11, "`p` stands where `{n` should be closed",
        "add `}`, or write `'{'` if the brace is text"
      ),
      ("{n, plural, one {a}}", 19, 19, "`{n, …}` has no `other` branch", "add `other {…}`"),
      (
        "{n, plural}", 10, 10, "`{n, …}` chooses between branches but has none",
        "add `other {…}`"
      ),
      (
        "{n, plural, one {a} one {b} other {}}", 20, 23,
        "the plural on `n` has two branches `one`", "leave one of them out"
      ),
      (
        "{n, plural, other a}", 18, 18, "the branch `other` has no `{text}`",
        "write `other {…}`"
      ),
      (
        "{n, plural, =1.5 {a} other {}}", 14, 14, "the branch `=1` has no `{text}`",
        "write `=1 {…}`"
      ),
      ("<b>bold</i>", 9, 10, "the tag `<b>` is closed by `</i>`", "write `</b>`"),
      (
        "bold</b>", 4, 4, "`</b>` closes a tag that was never opened",
        "open it with `<b>`, or write `'<'` if it is text"
      ),
      (
        "<b>bold", 0, 7, "the tag `<b>` is never closed",
        "add `</b>`, or write `'<'` if it is text"
      ),
      (
        "<a href='x'>", 0, 3, "`h` cannot stand in the tag `<a`",
        "a tag is `<name>…</name>`, without attributes; write `'<'` if it is text"
      ),
      (
        "<b>{n, plural, other {x</b>}}", 21, 23,
        "a tag is closed inside the branch `other`, which is still open",
        "close the branch before the tag, or open the tag inside the branch"
      ),
    ]
  )
  func errors(text: String, start: Int, end: Int, sentence: String, help: String) {
    guard case .failure(let error) = MessageParser.parse(Text(text)) else {
      Issue.record("\(text) was read")
      return
    }
    #expect(error.span == Span(start, end))
    #expect(error.sentence == sentence)
    #expect(error.help == help)
  }

  @Test("a text without syntax is one window on the input")
  func window() throws {
    let file = Array("before Größe > 5 # after".utf8)
    let text = Text(file[7..<18])
    let message = try MessageParser.parse(text).get()
    guard case .text(let piece, let span) = message.elements.first else {
      Issue.record("no text")
      return
    }
    #expect(message.elements.count == 1)
    #expect(piece.bytes.startIndex == 7)
    #expect(span == Span(0, 11))
  }

  @Test("texts beside arguments are windows on the input, and spans begin at the text")
  func windows() throws {
    let file = Array("key: a{b}c".utf8)
    let message = try MessageParser.parse(Text(file[5...])).get()
    guard case .text(let last, let span) = message.elements.last else {
      Issue.record("no text")
      return
    }
    #expect(last.bytes.startIndex == 9)
    #expect(span == Span(4, 5))
  }

  @Test("a hundred tags may lie within each other, and one more is an error")
  func depth() throws {
    func nested(_ depth: Int) -> Text {
      Text(String(repeating: "<b>", count: depth) + String(repeating: "</b>", count: depth))
    }
    #expect(throws: Never.self) { try MessageParser.parse(nested(100)).get() }
    let error = try #require(throws: MessageError.self) {
      try MessageParser.parse(nested(101)).get()
    }
    #expect(error.kind == .tooDeep)
    #expect(error.sentence == "more than 100 tags and branches lie within each other")
  }

  @Test("an empty text is a message without pieces")
  func empty() throws {
    #expect(try MessageParser.parse("").get() == Message([]))
  }
}
