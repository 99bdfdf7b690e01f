import Diagnostics
import Testing

@testable import Tokens

@Suite("References")
struct SubstitutionTests {
  @Test(
    "what `--x` comes to",
    arguments: [
      (":root{--x:var(--b);--b:var(--a);--a:#0f0}", "#0f0"),
      (":root{--x:var(--m1, var(--m2, #123456))}", "#123456"),
      (":root{--x:var(--m, rgb(1,2,3))}", "rgb(1,2,3)"),
      (":root{--x:var(--m,)}", ""),
      (":root{--e: ;--x:var(--e, red)}", ""),
      (":root{--x: }", ""), (":root{--x:/**/}", ""), (":root{--x:;}", ""),
      (":root{--x:  a  b  }", "a b"),
      (":root{--a:var(--nope);--x:var(--a, lime)}", "lime"),
      (":root{--a:lime;--x:VAR(  --a  )}", "lime"),
      (":root{--a:lime;--x:f(a [var(--a)] b)}", "f(a [lime] b)"),
      (":root{--brand:lime;--x:var(--\\62 rand)}", "lime"),
      (":root{--a\\:b:lime;--x:var(--a\\:b)}", "lime"),
      (":root{--é🎨:lime;--x:var(--\\e9 🎨)}", "lime"),
      (":root{--Foo:lime;--foo:red;--x:var(--Foo)}", "lime"),
      (":root{---x:lime;--x:var(---x)}", "lime"), (":root{--0:lime;--x:var(--0)}", "lime"),
      (":root{--x:light-dark(var(--a, red), blue)}", "light-dark(red, blue)"),
      (":root{--x:env(nope, lime)}", "lime"),
      // Cycles.
      (":root{--x:var(--y);--y:var(--x)}", nil),
      (":root{--x:var(--y, red);--y:var(--x, blue)}", nil),
      (":root{--x:var(--x, blue)}", nil),
      (":root{--ok:lime;--x:var(--ok, var(--x))}", "lime"),
      (":root{--x:var(--nope, var(--x))}", nil),
      (":root{--y:var(--z);--z:var(--y);--x:var(--y, lime)}", "lime"),
      (":root{--y:var(--x) var(--z, a);--z:var(--y, b);--x:var(--y, c)}", nil),
      (":root{--x:var(--b, d) var(--a, c);--a:var(--b, lime);--b:var(--x)}", nil),
      (":root{--x:var(--nope)}", nil), (":root{--x:var(--a) lime;--a:initial}", nil),
      // A word for every property, out of a fallback.
      (":root{--x:var(--nope, initial)}", nil),
      // Only declared where it does not apply.
      (":root{--x:var(--y, lime)} .dark{--y:red}", "lime"),
    ] as [(String, String?)]
  )
  func value(css: String, expected: String?) {
    #expect(Styled(css)["--x"] == expected)
  }

  @Test("values side by side stay two values")
  func adjacent() {
    let styled = Styled(":root{--a:li;--x:var(--a)me;--n:12;--y:rgb(var(--n)3 0 0)}")
    #expect(styled.sheet.tokens().tokens.isEmpty)
  }

  @Test(
    "a registered colour has its initial value where its own is none",
    arguments: [
      (":root{--x:notacolor}", "lime"), (":root{--x:red}", "red"), ("", "lime"),
      (":root{--x:initial}", "lime"), (":root{--x:var(--nope)}", "lime"),
      (":root{--x:var(--x)}", "lime"), (":root{--x:var(--y);--y:red}", "red"),
    ]
  )
  func registered(css: String, expected: String) {
    let rule = "@property --x{syntax:\"<color>\";inherits:true;initial-value:lime} "
    #expect(Styled(rule + css)["--x"] == expected)
  }

  @Test(
    "an `@property` that a browser ignores is reported",
    arguments: [
      "--x{syntax:\"<color>\";inherits:true}", "--x{syntax:\"<color>\";initial-value:red}",
      "--x{syntax:\"<colour>\";inherits:true;initial-value:red}",
      "--x{syntax:\"<color>\";inherits:true;initial-value:var(--y)}",
      "--x{syntax:\"<length>\";inherits:true;initial-value:red}", "x{syntax:\"*\";inherits:true}",
    ]
  )
  func ignoredRegistration(rule: String) {
    #expect(Styled("@property \(rule)").ids == ["css/invalid-property-rule"])
  }

  @Test(
    "syntaxes",
    arguments: [
      ("*", "a b c", true), ("<number>", "1", true), ("<number>", "1px", false),
      ("<angle> | <number>", "1turn", true), ("<color>#", "red, blue", true),
      ("<color>+", "red blue", true), ("<color>+", "red, blue", false),
      ("auto | none", "none", true),
      ("<integer>", "1.0", false), ("<length-percentage>", "10%", true), ("<length>", "0", true),
    ]
  )
  func syntaxes(syntax: String, value: String, matches: Bool) {
    let css =
      "@property --x{syntax:\"\(syntax)\";inherits:false;initial-value:\(value)} :root{--y:a}"
    #expect(Styled(css).ids.isEmpty == matches)
  }

  @Test(
    "what is not followed is not guessed, even where there is a fallback",
    arguments: [
      "attr(data-c type(<color>), red)", "--f(red)", "if(style(--m: dark): lime; else: red)",
      "env(safe-area-inset-top, red)",
    ]
  )
  func outOfScope(value: String) throws {
    let styled = Styled(":root{--y:\(value);--x:var(--y, red)}")
    #expect(styled["--x"] == nil)
    #expect(try #require(styled.reason("--x")).isOutOfScope)
  }

  @Test("a chain of ten thousand variables ends at its value")
  func chain() {
    let links = (0..<10_000).map { "--a\($0):var(--a\($0 + 1));" }.joined()
    #expect(Styled(":root{\(links)--a10000:lime}")["--a0"] == "lime")
    #expect(Styled(":root{\(links)--a10000:var(--a0)}")["--a5000"] == nil)
  }

  @Test("values that double end at a limit, in references and in fallbacks")
  func bombs() {
    for part in ["var(--a#) var(--a#)", "var(--no, var(--a#) var(--a#))", "f(var(--a#),var(--a#))"]
    {
      let links = (1...64).map { index in
        "--a\(index):" + part.replacing("#", with: "\(index - 1)") + ";"
      }
      let styled = Styled(":root{--a0:lime;\(links.joined())}")
      #expect(styled["--a5"] != nil)
      #expect(styled.reason("--a64") == .tooLarge)
    }
  }

  @Test("functions that nest through references end at a limit")
  func nesting() {
    let links = (1...1000).map { "--a\($0):f(var(--a\($0 - 1)));" }.joined()
    let styled = Styled(":root{--a0:lime;\(links)}")
    #expect(styled["--a256"] != nil)
    #expect(styled.reason("--a257") == .tooDeep)
  }
}
