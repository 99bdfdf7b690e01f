internal import Diagnostics
internal import ScenarioKit

extension SuiteCheck {
  /// Rules and cases come and go with versions that the suite has had, and what is gone goes in time.
  static let versions = SuiteCheck { suite in
    let now = SuiteVersion(suite.suite.version)
    let rules = suite.suite.rules.map { (what: "the rule \($0.id)", $0.since, $0.gone, $0.span) }
    let cases = suite.suite.cases.map { (what: "the case", $0.since ?? "", $0.gone, $0.idSpan) }
    var found: [Diagnostic] = []
    func tell(_ span: Span, _ message: String, _ help: String) {
      found.append(
        Diagnostic("scenarios/version", .error, at: suite.place(span), message, help: help)
      )
    }
    for (what, since, gone, span) in rules + cases {
      for (word, version) in [("since", since), ("gone", gone ?? "")] where !version.isEmpty {
        if SuiteVersion(version) > now {
          tell(
            span,
            "\(what) says `\(word)` \(version), and the suite is at \(suite.suite.version)",
            "\"version\": \"\(version)\", or another `\(word)`"
          )
        }
      }
    }
    for scenario in suite.suite.cases {
      if let gone = scenario.gone, SuiteVersion(gone).isMoreThanOneMinor(before: now) {
        tell(
          scenario.idSpan,
          "the case is gone since \(gone), and stays for one minor version only",
          "take it out, and count it out of `caseCount`"
        )
      }
      let rules = scenario.rules.compactMap { suite.suite.rule($0) }
      if scenario.gone == nil, !rules.isEmpty, rules.allSatisfy({ $0.gone != nil }) {
        tell(
          scenario.idSpan,
          "every rule of the case is gone, so it shows nothing",
          "\"gone\": \"\(suite.suite.version)\""
        )
      }
    }
    return found
  }
}
