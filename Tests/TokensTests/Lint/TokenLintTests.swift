import Diagnostics
import TestSupport
import Testing

@testable import Tokens

@Suite("What is said about a sheet's tokens")
struct TokenLintTests {
  /// The problems with an id, each as the text it is about.
  private func texts(_ marked: String, _ id: String) -> [String] {
    let source = MarkedSource(marked)
    let found = Stylesheet.read([source.file]).sheet.tokens().diagnostics.filter { $0.id == id }
    return found.map { problem in
      let span = problem.place?.span ?? Span(0, 0)
      return String(decoding: source.file.bytes[span.start..<span.end], as: UTF8.self)
    }
  }

  private func messages(_ css: String, _ id: String) -> [String] {
    let file = SourceFile(path: "s.css", bytes: Array(css.utf8))
    return Stylesheet.read([file]).sheet.tokens().diagnostics.filter { $0.id == id }.map(\.message)
  }

  @Test(
    "a dark value that loses, and why",
    arguments: [
      (".dark{--x:#000} :root{--x:#fff}", "comes later"),
      (":root{--x:#fff} @layer base{.dark{--x:#000}}", "is in no layer"),
      ("@layer a,b; @layer b{:root{--x:#fff}} @layer a{.dark{--x:#000}}", "is in a layer above"),
      (":root{--x:#fff} :where(.dark){--x:#000}", "has a more specific selector"),
      (":root{--x:#fff!important} .dark{--x:#000}", "is `!important`"),
      ("@media (prefers-color-scheme:dark){:root{--x:#000}} :root{--x:#fff}", "comes later"),
    ]
  )
  func losing(css: String, reason: String) {
    let messages = messages(css, "tokens/dark-value-loses")
    #expect(messages.count == 1)
    #expect(messages.first?.contains(reason) ?? false)
  }

  @Test("dark values that show, or lose to others for dark, are well")
  func winning() {
    let css = ":root{--x:#fff} .dark{--x:#000} .dark{--x:#111} .light{--x:#222}"
    #expect(texts(css, "tokens/dark-value-loses").isEmpty)
  }

  @Test("a token without a value for dark is noted where others have one")
  func onlyInLight() {
    let css = ":root{--a:#fff;--b:#eee;--c:var(--a);--d:#ddd} .dark{--a:#000;--d:#ddd}"
    #expect(texts(css, "tokens/only-in-light") == ["--b:#eee"])
    #expect(texts(":root{--a:#fff;--b:#eee}", "tokens/only-in-light").isEmpty)
    let scheme = ":root{color-scheme:light dark;--a:light-dark(#fff,#000);--b:#eee}"
    #expect(texts(scheme, "tokens/only-in-light") == ["--b:#eee"])
  }

  @Test("a reference to what nothing sets, where it stands first, with what was meant")
  func undefined() throws {
    let css = ":root{--a:var(--b);--b:var(--primry);--primary:red;--c:var(--nope, red)}"
    #expect(texts(css, "tokens/undefined-reference") == ["--primry"])
    let file = SourceFile(path: "s.css", bytes: Array(css.utf8))
    let problems = Stylesheet.read([file]).sheet.tokens().diagnostics
    #expect(problems.contains { $0.help == "did you mean `--primary`?" })
    #expect(
      messages(
        ":root{--a:#fff} .dark{--b:#000;--a:#000} :root{--c:var(--b)}",
        "tokens/undefined-reference"
      )
        == ["`--b` is not set in the light theme, so this has no value there"]
    )
  }

  @Test("with a `@theme`, only what its tokens need must be set")
  func undefinedInTheme() {
    let css = "@theme inline{--font-sans:var(--font-x);--color-a:var(--a)} :root{--b:var(--y)}"
    #expect(texts(css, "tokens/undefined-reference") == ["--a"])
  }

  @Test("a cycle is reported once, with its names")
  func cycle() {
    let css = ":root{--a:var(--b);--b:var(--c);--c:var(--a, red);--d:var(--a)}"
    #expect(
      messages(css, "tokens/cycle")
        == ["these refer to each other, so none has a value: `--a` → `--b` → `--c` → `--a`"]
    )
  }

  @Test("what doubles beyond the limit is an error")
  func bomb() {
    let links = (1...64).map { "--a\($0):var(--a\($0 - 1)) var(--a\($0 - 1));" }.joined()
    let file = SourceFile(path: "s.css", bytes: Array(":root{--a0:red;\(links)}".utf8))
    let problems = Stylesheet.read([file]).sheet.tokens().diagnostics
    #expect(problems.contains { $0.id == "tokens/expansion-limit" && $0.severity == .error })
  }

  @Test("names that meet in code, or cannot be there, are errors")
  func names() {
    #expect(
      texts(
        ":root{--primary-2:red;⟦--primary2:blue⟧;--radius-2:1px;--radius2:1px}",
        "tokens/name-collision"
      )
        == ["--primary2:blue"]
    )
    #expect(
      texts(":root{--w-1\\/2:red;--é:red;--_:red;--ok:red;--w-1\\/3:1px}", "tokens/unusable-name")
        == ["--w-1\\/2:red", "--é:red", "--_:red"]
    )
  }

  @Test("why a value is no colour: a note, or with a `@theme` a warning")
  func notAColor() {
    let file = { (css: String) in SourceFile(path: "s.css", bytes: Array(css.utf8)) }
    let problems = { (css: String) in
      Stylesheet.read([file(css)]).sheet.tokens().diagnostics
        .filter { $0.id == "tokens/not-a-color" }.map(\.severity)
    }
    #expect(problems(":root{--a:1px}") == [.note])
    #expect(problems("@theme{--color-a:1px;--b:1px}") == [.warning])
    // A colour in one theme alone was meant to be one.
    #expect(problems(":root{--a:red} .dark{--a:1px}") == [.warning])
    #expect(problems(".dark{--a:red}") == [.warning])
  }

  @Test("a colour of the root that no token needs is noted, with what would make it public")
  func notPublic() {
    let css = "@theme inline{--color-a:var(--a)} :root{--a:var(--b);--b:red;--c:red;--d:1px}"
    #expect(texts(css, "tokens/not-public") == ["--c:red"])
    #expect(texts(":root{--a:red}", "tokens/not-public").isEmpty)
  }

  @Test("a value that `*` sets on every element is reported where the root has another")
  func everywhere() {
    let css = "*{--x:red;--y:red;--size:1px} :root{--x:lime;--size:2px} :where(.dark){--y:lime}"
    #expect(texts(css, "tokens/set-everywhere") == ["--x:red"])
  }

  @Test("a condition that no theme decides matters only where colours do")
  func doubts() {
    let css =
      ":root{--a:red;--size:1px;--b:var(--p);--p:red} @media ⟦(width > 1px)⟧{:root{--a:lime}}"
      + " @media (width > 2px){:root{--size:2px}} @media ⟦(width > 3px)⟧{:root{--p:lime}}"
      + " @media ⟦(width > 4px)⟧{:root{--only:lime}}"
    #expect(
      texts(css, "css/out-of-scope") == ["(width > 1px)", "(width > 3px)", "(width > 4px)"]
    )
  }
}
