import Diagnostics
import TestSupport
import Testing

@testable import Tokens

@Suite("Tailwind's rules")
struct TailwindTests {
  private func colors(_ css: String, _ theme: Int = 0, files: [String: String] = [:]) -> [String] {
    let others = files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    let sheet = Stylesheet.read([SourceFile(path: "s.css", bytes: Array(css.utf8))] + others).sheet
    return sheet.tokens().tokens.map { token in
      token.name.code + " " + token.values[theme].color.cssText
    }
  }

  @Test(
    "the tokens are the `--color-*` of the sheet's own blocks, whatever else is a colour",
    arguments: [
      ("@theme{--color-a:red;--b:blue;--color-c:1px} :root{--d:lime}", ["a rgb(255, 0, 0)"]),
      // A value at the root is above the theme's; an inline one goes to the use.
      ("@theme{--color-a:red} :root{--color-a:lime}", ["a rgb(0, 255, 0)"]),
      ("@theme{--color-a:red} @layer base{:root{--color-a:lime}}", ["a rgb(0, 255, 0)"]),
      ("@theme inline{--color-a:red} :root{--color-a:lime}", ["a rgb(255, 0, 0)"]),
      ("@theme inline{--color-a:var(--a)} :root{--a:lime}", ["a rgb(0, 255, 0)"]),
      ("@theme inline{--color-a:var(--color-a)} :root{--color-a:lime}", ["a rgb(0, 255, 0)"]),
      ("@theme inline{--color-a:var(--color-a)}", []),
      ("@theme{--color-a:var(--color-a)}", []),
      ("@theme static{--color-a:red}", ["a rgb(255, 0, 0)"]),
      ("@theme reference{--color-a:red}", ["a rgb(255, 0, 0)"]),
      ("@theme reference{--color-a:red} :root{--color-a:lime}", ["a rgb(0, 255, 0)"]),
      ("@theme inline reference{--color-a:red} :root{--color-a:lime}", ["a rgb(255, 0, 0)"]),
      // Defaults give way; what is taken away is gone, unless it comes back.
      ("@theme{--color-a:red} @theme default{--color-a:lime}", ["a rgb(255, 0, 0)"]),
      ("@theme default{--color-a:red} @theme{--color-a:lime}", ["a rgb(0, 255, 0)"]),
      ("@theme{--color-a:red;--color-b:lime;--color-a:initial}", ["b rgb(0, 255, 0)"]),
      ("@theme{--color-a:red;--color-*:initial;--color-b:lime}", ["b rgb(0, 255, 0)"]),
      ("@theme{--color-a-1:red;--color-ab:lime;--color-a-*:initial}", ["ab rgb(0, 255, 0)"]),
      ("@theme{--color-a:red} @theme{--*:initial;--color-a:lime}", ["a rgb(0, 255, 0)"]),
      // The palette, for references only.
      ("@theme{--color-a:var(--color-black)}", ["a rgb(0, 0, 0)"]),
      ("@theme{--color-*:initial;--color-a:var(--color-black, red)}", ["a rgb(255, 0, 0)"]),
      ("@theme{--color-black:initial;--color-a:var(--color-black, red)}", ["a rgb(255, 0, 0)"]),
      (
        "@theme{--color-black:lime;--color-a:var(--color-black)}",
        ["black rgb(0, 255, 0)", "a rgb(0, 255, 0)"]
      ),
      // Names, prefixes and functions.
      (
        "@theme prefix(tw){--color-a:red;--color-b:var(--tw-color-a)} :root{--tw-color-a:lime}",
        ["a rgb(0, 255, 0)", "b rgb(0, 255, 0)"]
      ),
      (
        "@theme{--color-a:--alpha(rgb(255 0 0) / 50%)}",
        ["a oklab(0.627955 0.224863 0.125846 / 0.5)"]
      ),
      (
        "@theme{--color-a:red;--color-b:--theme(--color-a)}",
        ["a rgb(255, 0, 0)", "b rgb(255, 0, 0)"]
      ),
      ("@theme{--color-b:--theme(--color-x, red)}", ["b rgb(255, 0, 0)"]),
      ("@theme{@keyframes x{from{a:b}} --color-\\61:red}", ["a rgb(255, 0, 0)"]),
    ]
  )
  func theme(css: String, expected: [String]) {
    #expect(colors(css) == expected)
  }

  @Test("a theme in an imported file is the sheet's own, with the import's options")
  func imported() {
    let files = ["t.css": "@theme{--color-a:var(--a)}"]
    let css = "@import './t.css' theme(inline); :root{--a:lime;--color-a:red}"
    #expect(colors(css, files: files) == ["a rgb(0, 255, 0)"])
  }

  @Test(
    "`@variant` means what the sheet says, or the reader's preference",
    arguments: [
      ("", "red", "blue"),
      ("@custom-variant dark (&:is(.dark *));", "red", "red"),
      ("@custom-variant dark (&:where(.dark, .dark *));", "red", "blue"),
      ("@custom-variant dark (@media (prefers-color-scheme: light));", "blue", "red"),
      ("@custom-variant dark {&:where(.dark, .dark *){@slot;}}", "red", "blue"),
      ("@custom-variant dark {@media print{@slot;}}", "red", "red"),
      ("@custom-variant dark {@variant dark{@slot;}}", "red", "red"),
    ]
  )
  func variants(definition: String, light: String, dark: String) {
    let css = definition + " :root{--x:red;@variant dark{--x:blue}}"
    #expect(Styled(css)["--x"] == light)
    #expect(Styled(css, .dark, root: ".dark")["--x"] == dark)
  }

  @Test("Tailwind's layers are in its own order, before those of the sheet")
  func layers() {
    let css =
      "@import 'tailwindcss'; @layer utilities{:root{--x:lime}} @layer base{:root{--x:red}}"
      + " @layer own{:root{--y:lime}} @layer components{:root{--y:red}}"
    #expect(Styled(css)["--x"] == "lime")
    #expect(Styled(css)["--y"] == "lime")
  }

  @Test("what Tailwind would refuse is reported at its place")
  func refused() {
    let source = MarkedSource("@theme{⟦color:red⟧;--color-a:red} :root{⟦@theme inline ⟧{--b:c}}")
    let (_, diagnostics) = Stylesheet.read([source.file])
    #expect(diagnostics.map { $0.place?.span } == source.spans)
    #expect(diagnostics.map(\.id) == ["css/theme-content", "css/nested-theme"])
  }

  @Test("the rest of Tailwind's rules says nothing about the root and is not reported")
  func ignored() {
    let css =
      "@import 'tailwindcss' source(none); @source '../x'; @plugin 'a' {b:c} @config './t.js';"
      + "@utility a{--x:red} @custom-variant b (&:is(.b *)); :root{@apply bg-red-500;--x:lime}"
      + "@reference './a.css'; @custom-media --d (print);"
    let styled = Styled(css)
    #expect(styled["--x"] == "lime")
    #expect(styled.ids == ["css/absent-import"])
  }
}
