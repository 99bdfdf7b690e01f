import Diagnostics
import TestSupport
import Testing

@testable import Tokens

@Suite("Conditions")
struct ConditionTests {
  private func answers(_ query: String) -> String {
    let css = ":root{--x:no} @media \(query){:root{--x:yes}}"
    return Theme.allCases.map { Styled(css, $0)["--x"] == "yes" ? "1" : "0" }.joined()
  }

  @Test(
    "media queries in light, dark, and both with more contrast",
    arguments: [
      ("", "1111"), ("all", "1111"), ("screen", "1111"), ("print", "0000"), ("speech", "0000"),
      ("not print", "1111"), ("only screen", "1111"), ("ONLY SCREEN", "1111"),
      ("(prefers-color-scheme: dark)", "0101"), ("(prefers-color-scheme:light)", "1010"),
      ("(PREFERS-COLOR-SCHEME: DARK)", "0101"),
      ("(prefers-color-scheme)", "1111"), ("(prefers-color-scheme: no-preference)", "0000"),
      ("not (prefers-color-scheme: no-preference)", "0000"),
      ("not all and (prefers-color-scheme: dark)", "1010"),
      ("not (prefers-color-scheme: dark)", "1010"),
      ("print, screen and (prefers-color-scheme: dark)", "0101"),
      ("(prefers-color-scheme: dark) and (prefers-contrast: more)", "0001"),
      ("(prefers-color-scheme: dark) or (prefers-contrast: more)", "0111"),
      ("(not (prefers-color-scheme: dark)) and (prefers-contrast)", "0010"),
      ("((prefers-color-scheme: dark) or (prefers-contrast: more)) and (color)", "0111"),
      ("(prefers-contrast: no-preference)", "1100"), ("(prefers-contrast: less)", "0000"),
      ("(foo-bar: 1)", "0000"), ("not (foo-bar: 1)", "0000"), ("(foo-bar)", "0000"),
      ("(foo-bar: 1) or (prefers-color-scheme: dark)", "0101"),
      ("(prefers-color-scheme: dark) and", "0000"),
      ("(color) and (color) or (color)", "0000"),
      ("screen or (color)", "0000"), ("screen and (color) or (color)", "0000"),
      ("not screen and (color)", "0000"), ("and", "0000"), ("(--d)", "0000"), ("x y", "0000"),
      ("(forced-colors: none)", "1111"), ("(prefers-reduced-motion: reduce)", "0000"),
      ("(color-gamut: srgb)", "1111"), ("(color-gamut: p3)", "0000"), (":, screen", "1111"),
    ]
  )
  func media(query: String, expected: String) {
    #expect(answers(query) == expected)
  }

  @Test(
    "a sheet asks for the gamut where any of its conditions does",
    arguments: [
      ("@media (color-gamut: p3){:root{--x:red}}", true),
      ("@media not ((color-gamut: p3) and (color)){:root{--x:red}}", true),
      ("@media (color-gamut: p3){@media (color){:root{--x:red}}}", true),
      ("@media (color-gamut: p3){@layer a{}} @layer b,a;", true),
      (":root{@media print, (color-gamut: rec2020){--x:red}}", true),
      ("@import \"b.css\" (color-gamut: p3);", true),
      ("@media (color-gamut){:root{--x:red}}", false),
      ("@media (prefers-contrast: more){:root{--x:color(display-p3 1 0 0)}}", false),
    ] as [(String, Bool)]
  )
  func asksGamut(css: String, asks: Bool) {
    #expect(Styled(css, files: ["css/b.css": ":root{--y:red}"]).sheet.asksGamut == asks)
  }

  @Test("a screen with a wide gamut answers for the narrower ones too")
  func gamut() {
    let css = ":root{--x:no} @media (color-gamut: p3){:root{--x:yes}}"
    #expect(Styled(css, gamut: .p3)["--x"] == "yes")
    #expect(Styled(css, gamut: .rec2020)["--x"] == "yes")
  }

  @Test(
    "what no theme decides is reported where it stands",
    arguments: [
      "⟦(min-width: 600px)⟧", "screen and ⟦(width >= 40em)⟧", "⟦(40em < width <= 60em)⟧",
      "⟦(hover)⟧", "not ⟦(orientation: landscape)⟧",
    ]
  )
  func outOfScope(query: String) {
    let source = MarkedSource(":root{--x:red} @media \(query){:root{--x:lime} p{--x:blue}}")
    let diagnostics = Stylesheet.read([source.file]).sheet.tokens().diagnostics
    let doubts = diagnostics.filter { $0.id == "css/out-of-scope" }
    #expect(doubts.map(\.place?.span) == source.spans)
  }

  @Test("a condition that settles nothing for the root is not reported")
  func notReported() {
    let css =
      "@media (width > 1px){p{--x:a} :root{margin:0}} @media print and (width>1px){:root{--x:a}}"
      + " @media (width > 1px){.light{--x:a}}"
    #expect(!Styled(css).sheet.tokens().diagnostics.map(\.id).contains("css/out-of-scope"))
  }

  @Test(
    "what Chromium supports",
    arguments: [
      ("(color: oklch(0 0 0))", true), ("not (color: oklch(0 0 0))", false),
      ("(color: nothing(1))", false), ("(color: var(--x))", true), ("(color: inherit)", true),
      ("(background-color: color-mix(in lab, red, red)) and (--x: y)", true),
      ("(--x: )", true), ("selector(:is(a))", true), ("selector(:unknown)", false),
      ("selector(a > b)", true), ("(foo: bar)", false), ("not (foo: bar)", true),
      ("(color-scheme: light dark)", true), ("anything(at all)", false),
      ("not anything(at all)", false), ("(color: red) or anything(at all)", true),
      ("color: red", false), ("((color: red))", true), ("(color: red) and (color:)", false),
    ]
  )
  func supports(condition: String, holds: Bool) {
    let css = ":root{--x:no} @supports \(condition){:root{--x:yes}}"
    #expect((Styled(css)["--x"] == "yes") == holds)
  }
}
