internal import Diagnostics
internal import ScenarioKit

extension SuiteCheck {
  /// Every word that a subject can show is expected by some case: codes, outcomes, states.
  static let codes = SuiteCheck { suite in
    if suite.liveCases.isEmpty { return [] }
    var uses = SeenWords(suite)
    for scenario in suite.liveCases {
      for expectation in scenario.steps.compactMap(\.expect) {
        if let schema = suite.seen(byRow: scenario.isRow) {
          uses.take(expectation.written, by: schema)
        }
      }
      if let schema = suite.schema["finish"], let finally = scenario.finally {
        uses.take(finally.written, by: schema)
      }
    }
    let folder = suite.path.dropLast(suite.schema.name.utf8.count)
    return uses.unused.map { file, span, word in
      Diagnostic(
        "scenarios/unused-code",
        .error,
        at: Place(path: folder + file, span: span),
        "no case expects `\(word)`, so no app has to show it",
        help: "a case that expects it, or take the word out"
      )
    }
  }
}
