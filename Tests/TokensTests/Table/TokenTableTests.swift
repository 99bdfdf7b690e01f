import Diagnostics
import TestSupport
import Testing

@testable import Tokens

@Suite("The table of tokens")
struct TokenTableTests {
  private func table(_ css: String, _ options: TokenOptions = TokenOptions()) -> TokenTable {
    let file = SourceFile(path: "s.css", bytes: Array(css.utf8))
    return Stylesheet.read([file]).sheet.tokens(options)
  }

  /// Each token's name and its colour in every theme.
  private func rows(_ table: TokenTable) -> [String] {
    table.tokens.map { token in
      ([token.name.code] + token.values.map(\.color.cssText)).joined(separator: " ")
    }
  }

  @Test("without a `@theme`, the colours of the root, in the order of their first declaration")
  func withoutTheme() {
    let table = table(
      ":root{--b:#000;--radius:1px;--a:#fff} .dark{--a:#000;--b:#fff} p{--c:red} :root{--b:#111}"
        + ".dark{--b:#eee}"
    )
    #expect(table.themes == [.light, .dark])
    #expect(
      rows(table)
        == ["b rgb(17, 17, 17) rgb(238, 238, 238)", "a rgb(255, 255, 255) rgb(0, 0, 0)"]
    )
  }

  @Test("more contrast makes two themes more, where a rule for the root asks for it")
  func contrast() {
    let css = ":root{--a:#111} .dark{--a:#eee} @media (prefers-contrast:more){:root{--a:#000}"
    #expect(
      rows(table(css + ".dark{--a:#fff}}"))
        == ["a rgb(17, 17, 17) rgb(238, 238, 238) rgb(0, 0, 0) rgb(255, 255, 255)"]
    )
    #expect(table(":root{--a:red} @media (prefers-contrast:more){p{color:red}}").themes.count == 2)
  }

  @Test("the project's selectors choose the themes")
  func selectors() {
    let css = ":root{--a:#000} :root[data-theme=light]{--a:#fff}"
    let light = TokenOptions.ThemeSelector("[data-theme=light]")
    #expect(
      rows(table(css, TokenOptions(light: light, dark: TokenOptions.ThemeSelector(""))))
        == ["a rgb(255, 255, 255) rgb(0, 0, 0)"]
    )
    #expect(rows(table(css)) == ["a rgb(0, 0, 0) rgb(0, 0, 0)"])
  }

  @Test(
    "a selector that cannot be put on the root is an error where it was written",
    arguments: ["body.dark", ".a .dark", ".dark *", ":is(.dark)", ":hover", "::before", ".", "a,b"]
  )
  func wrongSelector(text: String) {
    let place = Place(path: "bottle.yaml", span: Span(3, 9))
    let dark = TokenOptions.ThemeSelector(text, place: place)
    let problems = table(":root{--a:red}", TokenOptions(dark: dark)).diagnostics
    #expect(problems.contains { $0.id == "tokens/theme-selector" && $0.place == place })
  }

  @Test("`light-dark()` follows `color-scheme`, and the scheme the reader's preference or a class")
  func scheme() {
    let value = "--a:light-dark(#fff,#000)"
    #expect(rows(table(":root{\(value)}")) == ["a rgb(255, 255, 255) rgb(255, 255, 255)"])
    let both = "a rgb(255, 255, 255) rgb(0, 0, 0)"
    #expect(rows(table(":root{color-scheme:light dark;\(value)}")) == [both])
    #expect(rows(table(":root{\(value)} .dark{color-scheme:dark}")) == [both])
    #expect(rows(table(":root{color-scheme:var(--s);--s:light dark;\(value)}")) == [both])
    #expect(
      rows(table(":root{color-scheme:only dark;\(value)}")) == ["a rgb(0, 0, 0) rgb(0, 0, 0)"]
    )
    #expect(
      rows(table(":root{color-scheme:light dark;color-scheme:7px;all:revert-layer;\(value)}"))
        == ["a rgb(255, 255, 255) rgb(255, 255, 255)"]
    )
  }

  @Test("a bare triplet is what the sheet puts around it, or what the project says")
  func triplets() {
    let used = ":root{--a:0 100% 50%;--b:1 2 3} p{color:hsl(var(--a) / .5);fill:rgb(var(--b))}"
    #expect(
      rows(table(used))
        == ["a rgb(255, 0, 0) rgb(255, 0, 0)", "b rgb(1, 2, 3) rgb(1, 2, 3)"]
    )
    #expect(table(":root{--a:0 100% 50%}").tokens.isEmpty)
    #expect(
      rows(table(":root{--a:0 100% 50%}", TokenOptions(triplets: .hsl)))
        == ["a rgb(255, 0, 0) rgb(255, 0, 0)"]
    )
  }

  @Test(
    "what a sheet puts around a triplet counts wherever it stands, and however it is written",
    arguments: [
      "p{color:hsl(var(--a))}", "p{color:HSLA( var( --a , red ) / 1 )}",
      "p{color:h\\73l(var(--a))}", "p{b:linear-gradient(hsl(var(--a)), red)}",
      "@media print{p{q{color:hsl(var(--a))}}}",
      "p{color:rgb(var(--b, hsl(var(--a))))}", "p{--b:(hsl(var(--a)))}", "p{color:hsl(var(--a,!))}",
    ]
  )
  func uses(use: String) {
    #expect(
      rows(table(":root{--a:0 100% 50%} \(use)")) == ["a rgb(255, 0, 0) rgb(255, 0, 0)"]
    )
  }

  @Test(
    "what is not quite so is no use of a triplet",
    arguments: ["p{color:hsl(var(--a b))}", "p{color:hsl(--a)}", "p{color:hsl(0 var(--a))}", "p{}"]
  )
  func otherUses(use: String) {
    #expect(rows(table(":root{--a:0 100% 50%} \(use)")).isEmpty)
  }

  @Test("a value's place is the declaration it stands in, whatever refers to it")
  func places() throws {
    let source = MarkedSource(
      "@theme inline{⟦--color-a:var(--a)⟧} :root{--a:var(--b);⟦--b:red⟧} .dark{⟦--b:blue⟧}"
    )
    let token = try #require(Stylesheet.read([source.file]).sheet.tokens().tokens.first)
    #expect(token.place.span == source.spans[0])
    #expect(token.values.map(\.place.span) == [source.spans[1], source.spans[2]])
  }

  @Test("the palette is known and no token")
  func palette() {
    let css = "@import 'tailwindcss'; :root{--a:var(--color-black);--b:var(--color-nope, #fff)}"
    #expect(
      rows(table(css)) == [
        "a rgb(0, 0, 0) rgb(0, 0, 0)", "b rgb(255, 255, 255) rgb(255, 255, 255)",
      ]
    )
    #expect(table(":root{--a:var(--color-black)}").tokens.isEmpty)
  }

  @Test(
    "names",
    arguments: [
      ("chart-1", "chart1", "chart_1", "chart-1"),
      ("chart1", "chart1", "chart1", "chart1"),
      ("primaryForeground", "primaryForeground", "primary_foreground", "primary-foreground"),
      ("Primary_2-X", "primary2X", "primary_2_x", "primary-2-x"),
      ("--a--", "a", "a", "a"), ("2xl", "_2xl", "_2xl", "2xl"),
      ("URLBar", "urlbar", "urlbar", "urlbar"),
    ]
  )
  func names(text: String, code: String, resource: String, asset: String) throws {
    let name = try #require(TokenName(Text(text)))
    #expect([name.code, name.resource, name.asset] == [code, resource, asset])
  }

  @Test("real sheets have the colours their authors count")
  func real() throws {
    for (path, count) in [("shadcn-v4.globals.css", 40), ("vitepress.vars.css", 209)] {
      let files = try TestData.files(in: "real/tokens")
      guard let file = files.first(where: { $0.path == path }) else { return }
      let table = Stylesheet.read([file]).sheet.tokens()
      #expect(table.tokens.count == count)
      #expect(!table.diagnostics.contains { $0.severity == .error })
    }
  }
}
