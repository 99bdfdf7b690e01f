internal import Diagnostics
internal import ScenarioKit

extension SuiteCheck {
  /// Every case is given what the suite's schema requires, by its fixture or by itself.
  ///
  /// The schema judged each member already, wherever it comes from: only what is missing is left.
  static let given = SuiteCheck { suite in
    guard let given = suite.schema["given"] else { return [] }
    var required: [Text] = []
    for case .required(let keys) in suite.library.resolved(given).keywords { required += keys }
    return suite.suite.cases.compactMap { scenario in
      let given = scenario.given.members ?? []
      // Of a row that only judges its input nothing more is asked.
      if scenario.isRow, given.isEmpty { return nil }
      let here = Set(given.map { Text($0.key) })
      let missing = required.filter { !here.contains($0) }.map { "`\($0.string)`" }
      if missing.isEmpty { return nil }
      return Diagnostic(
        "scenarios/incomplete-given",
        .error,
        at: suite.place(scenario.idSpan),
        "the case is not given \(missing.joined(separator: ", ")), neither by a fixture nor by itself",
        help: scenario.from == nil ? "\"from\": \"…\"" : nil
      )
    }
  }
}
