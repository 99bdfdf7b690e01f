internal import Diagnostics
internal import ScenarioKit

extension SuiteCheck {
  /// Every fixture is what some case starts from.
  static let fixtures = SuiteCheck { suite in
    let used = Set(suite.suite.cases.compactMap(\.from))
    return suite.suite.fixtures.filter { !used.contains($0.name) }.map { fixture in
      Diagnostic(
        "scenarios/unused-fixture",
        .error,
        at: suite.place(fixture.span),
        "no case starts from `\(fixture.name)`",
        help: "take it out, or let a case say \"from\": \"\(fixture.name)\""
      )
    }
  }
}
