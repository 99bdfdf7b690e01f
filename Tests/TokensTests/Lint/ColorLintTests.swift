import Diagnostics
import TestSupport
import Testing
import Tokens

@Suite("Lints for designers")
struct ColorLintTests {
  private static func table(_ css: String) -> TokenTable {
    Stylesheet.read([SourceFile(path: "globals.css", bytes: Array(css.utf8))]).sheet.tokens()
  }

  @Test("text below 4.5 on its own background is told, with the themes where it is")
  func contrast() {
    let source = MarkedSource(
      """
      :root { ⟦--primary: #3b82f6⟧; ⟦--primary-foreground: white⟧ }
      .dark { --primary: black }
      """,
      path: "globals.css"
    )
    let found = ContrastLint.check(Stylesheet.read([source.file]).sheet.tokens())
    #expect(
      found.map(\.message) == [
        """
        `--primary-foreground` on `--primary` has a contrast of 3.6 in light; text needs 4.5 \
        (WCAG AA)
        """
      ]
    )
    #expect(found.map(\.place) == [source.file.place(source.spans[1])])
    #expect(found.flatMap(\.related).map(\.place) == [source.file.place(source.spans[0])])
  }

  @Test("each value that clashes is told at its place, with all themes where it does")
  func themes() {
    let source = MarkedSource(
      """
      @theme inline { --color-background: var(--background); --color-foreground: var(--foreground) }
      :root { --background: white; ⟦--foreground: #888⟧ }
      .dark { --background: black; ⟦--foreground: #555⟧ }
      @media (prefers-contrast: more) { .dark { --background: #111 } }
      """,
      path: "globals.css"
    )
    let found = ContrastLint.check(Stylesheet.read([source.file]).sheet.tokens())
    let subject = "`--color-foreground` on `--color-background` has a contrast of"
    #expect(
      found.map(\.message) == [
        "\(subject) 3.5 in light, 3.5 in light with more contrast; text needs 4.5 (WCAG AA)",
        "\(subject) 2.8 in dark; text needs 4.5 (WCAG AA)",
        "\(subject) 2.5 in dark with more contrast; text needs 4.5 (WCAG AA)",
      ]
    )
    let spans = [source.spans[0], source.spans[1], source.spans[1]]
    #expect(found.map(\.place) == spans.map(source.file.place))
  }

  @Test(
    "a background that lets through is laid over the page",
    arguments: [
      ("--glass: #ffffff80; --glass-foreground: black", 0),
      ("--glass: #ffffff80; --glass-foreground: white", 1),
      // Over white it would be 1.0.
      ("--glass: #ffffff80; --glass-foreground: white; --background: #000040", 1),
      ("--glass: #ffffff10; --glass-foreground: white; --background: #000040", 0),
    ]
  )
  func alpha(declarations: String, count: Int) {
    #expect(ContrastLint.check(Self.table(":root { \(declarations) }")).count == count)
  }

  @Test("a colour without a partner is no pair")
  func unpaired() {
    let table = Self.table(
      ":root { --foreground: white; --muted-foreground: white; --card: white }"
    )
    #expect(ContrastLint.check(table).isEmpty)
  }

  @Test("a colour outside sRGB is told where an output is sRGB")
  func gamut() {
    let table = Self.table(
      ":root { --card: white; --signal: orange } .dark { --signal: color(display-p3 1 0.6 0.1) }"
    )
    #expect(GamutLint.check(table, outputs: []).isEmpty)
    let found = GamutLint.check(table, outputs: ["android"])
    #expect(found.map(\.help) == ["write `gamut: p3` under `android` in bottle.yaml"])
    #expect(found.first?.message.hasPrefix("`--signal` is outside sRGB") == true)
  }

  @Test(
    "a page that is dark in light is told",
    arguments: [
      (":root { --background: white } .dark { --background: black }", 0),
      (":root { --background: #111 } .dark { --background: white }", 1),
      (":root { --sl-color-bg: #17181c } :root[data-theme=light] { --sl-color-bg: white }", 1),
      (":root { --vp-c-bg: white } .dark { --vp-c-bg: #1b1b1f }", 0),
      (":root { --foreground: #111 } .dark { --foreground: white }", 0),
    ]
  )
  func darkFirst(css: String, count: Int) {
    #expect(DarkFirstLint.check(Self.table(css)).count == count)
  }

  @Test("what depends on the element, the system or the browser is told at its place, once")
  func context() {
    let source = MarkedSource(
      """
      :root {
        --a: ⟦currentColor⟧; --b: var(--a);
        --c: color-mix(in srgb, ⟦Canvas⟧, red);
        --d: ⟦oklch(from #808080 l 0.1 h)⟧;
        --e: red;
      }
      """,
      path: "globals.css"
    )
    let sheet = Stylesheet.read([source.file]).sheet
    let found = ContextLint.check(sheet.tokens(), of: sheet)
    #expect(
      found.map(\.id) == ["tokens/current-color", "tokens/system-color", "tokens/hue-of-grey"]
    )
    #expect(found.map(\.place) == source.spans.map(source.file.place))
  }
}
