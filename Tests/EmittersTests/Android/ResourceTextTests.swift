import Testing

@testable import Emitters

@Suite("Texts of a resource file")
struct ResourceTextTests {
  private static func written(
    _ pieces: [String],
    isFormatted: Bool = false,
    isRich: Bool = false
  ) -> String {
    var output: [UInt8] = Array("<string>".utf8)
    var text = ResourceText(isFormatted: isFormatted, isRich: isRich)
    for piece in pieces { append(piece, to: &text, &output) }
    text.finish(&output)
    return String(decoding: output.dropFirst(8), as: UTF8.self)
  }

  private static func append(_ piece: String, to text: inout ResourceText, _ output: inout [UInt8])
  {
    let bytes = Array(piece.utf8)
    text.append(bytes[...], bytes.indices, to: &output)
  }

  @Test(
    "a text is written so that aapt2 reads it back",
    arguments: [
      ("plain text", "plain text"),
      ("", ""),
      ("I'm", #"I\'m"#),
      ("5\" screen", #"5\" screen"#),
      (#"C:\new"#, #"C:\\new"#),
      (#"end\"#, #"end\\"#),
      ("@driver", #"\@driver"#),
      ("a@b", "a@b"),
      ("?", #"\?"#),
      ("why?", "why?"),
      (" ?x", #"\u0020\?x"#),
      (" km", #"\u0020km"#),
      ("km ", #"km\u0020"#),
      ("a  b", #"a \u0020b"#),
      ("a   b", #"a \u0020\u0020b"#),
      (" ", #"\u0020"#),
      ("  ", #"\u0020\u0020"#),
      ("one\ntwo", #"one\ntwo"#),
      ("one \n two", #"one \n two"#),
      ("a\tb", #"a\tb"#),
      ("a\r\nb", #"a\u000d\nb"#),
      ("\u{1}\u{7F}\u{85}", #"\u0001\u007f\u0085"#),
      ("10\u{A0}km", #"10\u00a0km"#),
      ("a\u{2003}b\u{2028}c\u{202F}d\u{3000}e", #"a\u2003b\u2028c\u202fd\u3000e"#),
      ("\u{FEFF}x\u{FFFE}", #"\ufeffx\ufffe"#),
      ("Tom & Jerry <3", "Tom &amp; Jerry &lt;3"),
      ("a ]]> b > c", "a ]]&gt; b > c"),
      ("100% sure", "100% sure"),
      ("„Łódź”, é, “q”… – 日本、かな", "„Łódź”, é, “q”… – 日本、かな"),
      ("🚗👩‍👩‍👧", "🚗👩‍👩‍👧"),
      ("\u{200F}שלום\u{2068}x\u{2069}", "\u{200F}שלום\u{2068}x\u{2069}"),
    ]
  )
  func text(_ text: String, _ expected: String) {
    #expect(Self.written([text]) == expected)
  }

  @Test("a `%` is doubled where the accessor formats")
  func formatted() {
    #expect(Self.written(["100% of %d"], isFormatted: true) == "100%% of %%d")
  }

  @Test("in a text with tags a literal `&` or `<` is an entity of its own")
  func rich() {
    #expect(Self.written(["a & b <3 &lt;"], isRich: true) == "a &amp;amp; b &amp;lt;3 &amp;amp;lt;")
  }

  @Test("what stands at an end or beside a space is looked at across pieces")
  func pieces() {
    #expect(Self.written([" ", " a ", " b ", ""]) == #"\u0020\u0020a \u0020b\u0020"#)
    #expect(Self.written(["", "@a", "@b"]) == #"\@a@b"#)
    #expect(Self.written(["]", "]", "> x"]) == "]]&gt; x")
  }

  @Test("a placeholder or a tag ends the beginning of a text")
  func placeholder() {
    var output: [UInt8] = []
    var text = ResourceText(isFormatted: true, isRich: true)
    text.appendTag("b", closing: false, to: &output)
    Self.append(" @x ", to: &text, &output)
    text.appendRaw(Array("%1$s".utf8), to: &output)
    Self.append(" ", to: &text, &output)
    text.appendTag("b", closing: true, to: &output)
    text.finish(&output)
    #expect(String(decoding: output, as: UTF8.self) == "&lt;b> @x %1$s &lt;/b>")
  }
}

@Suite("What aapt2 takes for a format")
struct FormatCheckTests {
  @Test(
    "several conversions of which one has no number are refused",
    arguments: [
      ("50% discount and 20% sure", true),
      ("% d, % s", true),
      ("%s and %s", true),
      ("%1$s and %s", true),
      ("%1$s and %2$s", false),
      ("100% sure", false),
      ("100%", false),
      ("100% and 50%", false),
      ("%% of %s", false),
      ("%n %n %s", false),
      ("%5d %1$s", true),
      ("%1$s 100%", false),
    ]
  )
  func check(_ text: String, _ isRefused: Bool) {
    #expect(FormatCheck.objects(to: Array(text.utf8)) == isRefused)
  }
}
