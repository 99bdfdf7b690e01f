internal import Diagnostics
internal import ScenarioKit

extension SuiteCheck {
  /// Every `do` word of the schema is used by some case.
  static let words = SuiteCheck { suite in
    if suite.liveCases.isEmpty { return [] }
    let used = Set(suite.liveCases.flatMap(\.steps).map(\.word))
    return suite.words.filter { !used.contains($0.word) }.map { word, schema in
      Diagnostic(
        "scenarios/unused-word",
        .error,
        at: Place(path: suite.path, span: schema.span),
        "no case has a step that does `\(word)`, so nobody knows whether it works",
        help: "a step with \"do\": \"\(word)\", or take the word out"
      )
    }
  }
}
