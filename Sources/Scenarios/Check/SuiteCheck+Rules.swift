internal import Diagnostics
internal import ScenarioKit

extension SuiteCheck {
  /// Every rule that is a `must` has a case that shows it, and one that shows its edge.
  static let rules = SuiteCheck { suite in
    let cases = suite.liveCases
    if cases.isEmpty {
      return [
        Diagnostic(
          "scenarios/no-cases",
          .note,
          at: Place(path: suite.suite.source.file.path),
          "the suite has no cases, so nothing shows its rules"
        )
      ]
    }
    return suite.suite.rules.filter { $0.strength == .must && $0.gone == nil }.flatMap { rule in
      let own = cases.filter { $0.rules.contains(rule.id) }
      let wanted: [(is: Bool, what: String, help: String)] = [
        (own.contains { !$0.tags.contains(.edge) }, "the rule \(rule.id)", ""),
        (
          own.contains { $0.tags.contains(.edge) }, "an edge of the rule \(rule.id)",
          ", \"tags\": [\"edge\"]"
        ),
      ]
      return wanted.filter { !$0.is }.map { _, what, help in
        Diagnostic(
          "scenarios/uncovered-rule",
          .error,
          at: suite.place(rule.span),
          "no case shows \(what), so an app can break it unseen",
          help: "a case with \"rules\": [\"\(rule.id)\"]\(help)"
        )
      }
    }
  }
}
