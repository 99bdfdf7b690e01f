import Diagnostics
import TestSupport

/// One report with a bit of everything, for every format to print.
enum ReportFixture {
  private static let words = MarkedSource(
    "{\n  \"🚚\": \"⟦100 %, {n⟧\",\n  \"a\": ⟦[\n  1]⟧\n}\n",
    path: "i18n/en,1.json"
  )

  static let report = Report(
    [
      Diagnostic(
        "words/syntax",
        .error,
        at: words.file.place(words.spans[0]),
        "`{n` is 100 % open, and\nnever closed",
        help: "close it with }",
        related: [.init(words.file.place(words.spans[1]), "as here")]
      ),
      Diagnostic("words/not-text", .warning, at: words.file.place(words.spans[1]), "a \"list\""),
      Diagnostic("outputs/missing", .error, at: Place(path: "out é/a:b.xml"), "missing"),
      Diagnostic(
        "outputs/out-of-date",
        .error,
        at: Place(path: "z.kt"),
        "out of date",
        causes: [
          .init(words.file.place(words.spans[1]), "--a"),
          .init(words.file.place(words.spans[0]), "b"),
          .init(Place(path: "c.css"), "--c"), .init(Place(path: "d.css"), "--d"),
          .init(Place(path: "e.css"), "--e"),
        ]
      ),
      Diagnostic("outputs/same-path", .note, at: nil, "two outputs are one file"),
    ],
    sources: [words.file],
    changes: [
      FileChange(path: "generated/manifest", kind: .created, isDone: true),
      FileChange(path: "a.xml", kind: .deleted, isDone: false),
    ]
  )

  static func printed(_ format: ReportFormat, folder: String = "") -> String {
    let style = ReportStyle(
      folder: folder,
      version: "1.2.3",
      explain: { id in
        id == "words/syntax"
          ? RuleText(summary: "a {", why: "Nobody can read it.", mend: "Write }.") : nil
      }
    )
    return String(decoding: format.render(report, style), as: UTF8.self)
  }
}
