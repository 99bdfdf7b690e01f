internal import DriverScenarios
internal import ScenarioKit

extension ParitySide {
  /// What the subject answers to the beginning, each step and the end of a case, up to the first error.
  ///
  /// The beginning has nothing to show but an error.
  func answers(to scenario: GeneratedScenario) async -> [ParityAnswer] {
    var answers: [ParityAnswer] = []
    do {
      let subject = try await make()
      try await subject.begin(scenario.given)
      for step in scenario.steps { answers.append(.seen(try await subject.perform(step))) }
      answers.append(.seen(try await subject.finish()))
    } catch {
      answers.append(.error("\(error)"))
    }
    return answers
  }
}
