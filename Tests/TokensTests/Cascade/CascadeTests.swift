import Diagnostics
import TestSupport
import Testing

@testable import Tokens

@Suite("The cascade on the root")
struct CascadeTests {
  @Test(
    "what wins, with `.dark` on html and the reader preferring light",
    arguments: [
      // Order and specificity.
      (":root{--x:lime;--x:notacolor}", "notacolor"),
      (":root{--x:lime!important;--x:red}", "lime"),
      (":root{--x:lime ! important} html:root{--x:red}", "lime"),
      (":root{--x:lime !IMPORTANT;--x:red}", "lime"),
      (":root{--x:lime} html{--x:red}", "lime"),
      ("*{--x:red} html{--x:lime}", "lime"),
      (".dark{--x:black} :root{--x:white}", "white"),
      ("html.dark{--x:black} :root{--x:white}", "black"),
      (":root{--x:white} :where(.dark){--x:black}", "white"),
      (":root{--x:white} :is(.dark, #a){--x:black}", "black"),
      ("#a{--x:red} :root{--x:white} .dark:not(#b){--x:black}", "black"),
      (":root,.light{--x:white} .dark{--x:black}", "black"),
      (":root{--x:white} .Dark{--x:black}", "white"),
      (":ROOT{--x:lime} HTML{--x:red}", "lime"),
      // Selectors that are not the root.
      (":root{--x:white} body.dark{--x:black}", "white"),
      (":root{--x:white} .dark *{--x:black}", "white"),
      (":root{--x:white} .dark :root{--x:black}", "white"),
      (":root{--x:white} .dark::before{--x:black}", "white"),
      (":root{--x:white} .dark:is(.a .dark){--x:black}", "white"),
      (":root{--x:white} :host(.dark){--x:black}", "white"),
      (":root,:host{--x:lime}", "lime"),
      (":root,::backdrop{--x:lime}", "lime"),
      (":root:dir(ltr){--x:lime}", "lime"),
      // What is invalid.
      (":root{--x:lime} :root,:unknown{--x:red}", "lime"),
      (":is(:root,:unknown){--x:lime}", "lime"),
      (":root{--x:lime} :root:not(:unknown){--x:red}", "lime"),
      (":root{--x:lime;--x:);}", "lime"),
      (":root{--x:lime;--x:red];}", "lime"),
      (":root{--x:lime;--x:red !x;}", "lime"),
      (":root{--x:lime;--x:var(--a b, red)}", "lime"),
      (":root{--x:lime;--x:\"a\n;--y:1}", "lime"),
      // Layers.
      (":root{--x:lime} @layer base{:root{--x:red}}", "lime"),
      ("@layer a,b; @layer b{:root{--x:lime}} @layer a{:root{--x:red}}", "lime"),
      (
        "@layer a,b; @layer a{:root{--x:lime!important}} @layer b{:root{--x:red!important}}", "lime"
      ),
      ("@layer a{:root{--x:lime!important}} :root{--x:red!important}", "lime"),
      ("@layer a,b; @layer a{html:root.dark{--x:red}} @layer b{html{--x:lime}}", "lime"),
      ("@layer base{ @layer inner{:root{--x:red}} :root{--x:lime} }", "lime"),
      ("@layer a.b{:root{--x:red}} @layer a{:root{--x:lime}}", "lime"),
      ("@layer a{@layer b,c;} @layer a.c{:root{--x:lime}} @layer a.b{:root{--x:red}}", "lime"),
      ("@layer{:root{--x:red}} @layer{:root{--x:lime}}", "lime"),
      ("@layer a{:root{--x:lime}} @layer b{:root{--x:revert-layer}}", "lime"),
      ("@layer a{:root{--x:lime}} @layer b{:root{--x:red} html:root{--x:revert-layer}}", "lime"),
      (":root{--x:white} @layer base{.dark{--x:black}}", "white"),
      (":root{ @layer t{--x:red} --x:lime }", "lime"),
      (
        "@media print{@layer b,a;} @layer a,b; @layer b{:root{--x:lime}} @layer a{:root{--x:red}}",
        "lime"
      ),
      // Nesting.
      (":root{--x:white;&.dark{--x:black}}", "black"),
      (":root{--x:white;.dark &{--x:black}}", "white"),
      (":root{--x:white;.dark{--x:black}}", "white"),
      (":root{--x:red;&.dark{--x:blue} --x:lime}", "blue"),
      (":root{--x:red;.dark&{--x:lime}}", "lime"),
      (":root{ div{--x:red} --x:lime }", "lime"),
      (".dark{:is(&, .a){--x:lime}} ", "lime"),
      ("&{--x:lime}", "lime"),
      ("#x, .dark{&{--x:lime}} html:root:root{--x:red}", "lime"),
      (".a b{:not(&){--x:lime}}", "lime"), (".a b{&:not(.c){--x:red}} :root{--x:lime}", "lime"),
      (".a b{@layer x,y;@layer y{c:d}} @layer x{:root{--x:lime}} @layer y{:root{--x:red}}", "lime"),
      (":root{@media screen{@media (prefers-color-scheme:light){--x:lime}}}", "lime"),
      // Words that every property takes.
      (":root{--x:lime;all:initial}", "lime"),
      (":root{color:red;all:unset;--x:lime}", "lime"),
    ]
  )
  func wins(css: String, expected: String) {
    #expect(Styled(css, root: ".dark")["--x"] == expected)
  }

  @Test(
    "words that take the value away",
    arguments: ["initial", "inherit", "unset", "revert", "revert-layer", "INITIAL"]
  )
  func keywords(word: String) {
    #expect(Styled(":root{--x:\(word)}")["--x"] == nil)
    #expect(Styled(":root{--y:\(word);--x:var(--y, lime)}")["--x"] == "lime")
  }

  @Test(
    "attributes on the root",
    arguments: [
      ("[data-theme=dark]", true), ("[data-theme]", true), ("[data-theme=DARK]", false),
      ("[data-theme=DARK i]", true), ("[DATA-theme=dark s]", true), ("[data-theme*=\"ar\"]", true),
      ("[data-theme^='']", false), ("[data-theme|=dark]", true), ("[data-theme$=rk]", true),
      ("[class~=\"dark\"]", false), ("[data-theme~=dark]", true), ("[data-theme=da rk]", false),
      (":not([data-theme=light])", true), ("[*|data-theme=dark]", true),
      ("[data-theme==dark]", false),
    ]
  )
  func attributes(selector: String, matches: Bool) {
    let styled = Styled("\(selector){--x:lime}", root: "[data-theme=dark]")
    #expect((styled["--x"] == "lime") == matches)
  }

  @Test("many parents named often are matched once each")
  func manyParents() {
    let css =
      ":root{" + String(repeating: "&:is(&,&,&,&){", count: 200) + "--x:lime"
      + String(repeating: "}", count: 200) + "}"
    #expect(Styled(css)["--x"] == "lime")
  }

  @Test("what the page decides is reported at its place, and taken not to match")
  func outOfScope() {
    let source = MarkedSource(
      ":root{--x:lime} :root⟦:hover⟧{--x:red} :root⟦:has(.a)⟧{--x:red} .a:hover{--x:red}"
        + " ⟦@container (width > 1px) ⟧{:root{--x:red}} :root:focus{margin:0}"
        + " :root:focus.light{--x:red} .dark⟦:active⟧{--x:red}"
    )
    let sheet = Stylesheet.read([source.file]).sheet
    let doubts = sheet.tokens().diagnostics.filter { $0.id == "css/out-of-scope" }
    #expect(doubts.map(\.place?.span) == source.spans)
    #expect(Styled(":root{--x:lime} :root:hover{--x:red}")["--x"] == "lime")
  }

  @Test("a rule that a browser drops is reported if it sets variables")
  func invalidSelector() {
    let source = MarkedSource("⟦:root, :unknown⟧ {--x:red} :unknown{color:red}")
    let (_, diagnostics) = Stylesheet.read([source.file])
    #expect(diagnostics.map(\.id) == ["css/invalid-selector"])
    #expect(diagnostics.first?.place?.span == source.spans[0])
  }

  @Test("a missing semicolon is reported where the next declaration was meant")
  func missingSemicolon() {
    let source = MarkedSource(":root{--a:red\n⟦--x⟧:lime}")
    let (_, diagnostics) = Stylesheet.read([source.file])
    #expect(diagnostics.map(\.id) == ["css/missing-semicolon"])
    #expect(diagnostics.first?.place?.span == source.spans[0])
  }
}
