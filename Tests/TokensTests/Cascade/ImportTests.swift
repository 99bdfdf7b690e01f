import Diagnostics
import TestSupport
import Testing

@testable import Tokens

@Suite("Imports")
struct ImportTests {
  @Test(
    "imported rules come first, in their layer and under their conditions",
    arguments: [
      ("@import './a.css'; html{--x:own}", "own"),
      ("@import './a.css' layer(base); *{--x:own}", "own"),
      ("@import url(./a.css) layer; *{--x:own}", "own"),
      ("@layer b, base; @import './a.css' layer(base); @layer b{html{--x:own}}", "a"),
      ("@import './a.css' (prefers-color-scheme: dark); html{--x:own}", "own"),
      ("@import './a.css' (prefers-color-scheme: light);", "a"),
      ("@import './a.css' screen;", "a"), ("@import './a.css' layer(x) print;", nil),
      ("@import './a.css' supports(color: red);", "a"),
      ("@import './a.css' supports(not (color: red));", nil),
      ("@import '../css/./a.css';", "a"), ("@import 'a.css';", "a"),
      ("@import url(\"./a.css\");", "a"),
      ("@charset 'utf-8'; @unknown{x} @layer b; @import './a.css';", "a"),
      ("@layer b{} @import './a.css';", nil), ("p{} @import './a.css';", nil),
      ("@import './b.css';", "b"),
    ] as [(String, String?)]
  )
  func order(css: String, expected: String?) {
    let files = ["css/a.css": "html{--x:a}", "css/b.css": "@import './a.css'; html{--x:b}"]
    #expect(Styled(css, files: files)["--x"] == expected)
  }

  @Test("absent files are reported: packages as notes, files as warnings")
  func absent() {
    let source = MarkedSource(
      "@import ⟦\"tailwindcss\"⟧; @import ⟦\"tw-animate-css\"⟧; @import ⟦\"./a.css\"⟧;"
        + "@import ⟦url(https://a.b/c.css)⟧; p{} ⟦@import './b.css'⟧;"
    )
    let (_, diagnostics) = Stylesheet.read([source.file])
    #expect(diagnostics.map { $0.place?.span } == source.spans)
    #expect(diagnostics.map(\.severity) == [.note, .note, .warning, .note, .warning])
    #expect(diagnostics.last?.id == "css/late-import")
  }

  @Test("files that import each other end at a limit")
  func cycle() {
    let styled = Styled(
      "@import './a.css'; html{--x:own}",
      files: [
        "css/a.css": "@import './b.css'; @import './b.css'; html{--x:a}",
        "css/b.css": "@import './a.css'; @import './a.css'; html{--x:b}",
      ]
    )
    #expect(styled["--x"] == "own")
    #expect(styled.ids.contains("css/import-limit"))
  }

  @Test("the files that may be imported are named by their paths from the root")
  func paths() {
    let css = "@import './a.css'; @import \"../b/c.css\"; @import 'x'; @import url(d.css) print;"
    let file = SourceFile(path: "web/css/sheet.css", bytes: Array(css.utf8))
    #expect(Stylesheet.imports(of: file) == ["web/css/a.css", "web/b/c.css", "web/css/d.css"])
  }

  @Test("imports are looked for before the first block only, past braces in comments and texts")
  func head() {
    let css = """
      /* { */ @layer a, "{\\"{"; @import './a.css';
      :root { --x: red } @import './late.css';
      """
    let file = SourceFile(path: "sheet.css", bytes: Array(css.utf8))
    #expect(Stylesheet.imports(of: file) == ["a.css"])
  }
}
