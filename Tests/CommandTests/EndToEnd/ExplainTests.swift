import Diagnostics
import Explanations
import Foundation
import TestSupport
import Testing

@Suite("explain")
struct ExplainTests {
  @Test("each example prints what is told of it", arguments: Explanation.all.indices)
  func examples(index: Int) throws {
    let explanation = Explanation.all[index]
    guard let example = explanation.example else { return }
    let project = try example.written()
    let run = try Run(example.verb.split(separator: " ").map(String.init), in: project.url)
    let output = "\n\(run.output)"
    let rest = output.firstRange(of: "\n\(example.printed)\n").map { output[$0.upperBound...] }
    // An indented line would belong to it too.
    #expect(rest?.hasPrefix(" ") == false, "\(explanation.id) prints:\n\(output)\(run.errors)")
    let heading = "\(explanation.severity.rawValue)[\(explanation.id)]: "
    #expect(example.printed.split(separator: "\n").first?.contains(heading) == true)
  }

  @Test("tells why, shows an example with what is printed, and what to do")
  func page() throws {
    let run = try Run(["explain", "words/unreachable-category"], in: URL(filePath: "/"))
    #expect(run.status == 0)
    #expect(
      run.output == """
        words/unreachable-category: a plural has a branch for a form that its language
        lacks

        Why it matters:
          No number in the language is of that form, so the branch is never printed.
          English has no `zero`: 0 is `other`, and `=0` is the number 0.

        For example:
          i18n/en.json
            {"driverApp": {"stops": "{n, plural, zero {No stops} one {# stop} other {# stop…

          $ bottle lint
          i18n/en.json:1:38: warning[words/unreachable-category]: no number is `zero` in en, so this branch is never printed
            1 | {"driverApp": {"stops": "{n, plural, zero {No stops} one {# stop} other {# stops}}"}}
              |                                      ^^^^
              = help: write `=0` for the number 0; en has `one`, `other`

        What to do:
          Write `=0` for the number 0, or remove the branch.

        Severity:
          A warning, unless bottle.yaml says otherwise for every verb:

            lint:
              words/unreachable-category: error  # or off, note, warning

        """
    )
  }

  @Test("without an id, lists all that there are")
  func list() throws {
    let run = try Run(["explain"], in: URL(filePath: "/"))
    #expect(run.status == 0)
    for explanation in Explanation.all { #expect(run.output.contains("  \(explanation.id)  ")) }
  }

  @Test("an unknown id, or two, make no sense")
  func unknown() throws {
    let root = URL(filePath: "/")
    let misspelt = try Run(["explain", "words/mising"], in: root)
    #expect(misspelt.status == 64)
    #expect(
      misspelt.errors == """
        bottle: error: no problem has the id `words/mising`
          = help: did you mean `words/missing`?

        """
    )
    #expect(try Run(["explain", "x/y"], in: root).errors.contains("`bottle explain` lists them"))
    let two = try Run(["explain", "words/missing", "words/empty"], in: root)
    #expect(two.status == 64)
    #expect(two.errors.contains("takes one argument, but was given `words/empty` too"))
  }
}
