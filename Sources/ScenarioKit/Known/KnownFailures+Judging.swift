public import Diagnostics

extension KnownFailures {
  /// A result in the light of what is known: the first known failure that covers its case counts.
  func judged(_ result: ScenarioResult) -> ScenarioResult {
    guard let known = current.first(where: { $0.match.covers(result.scenario.id) }) else {
      return result
    }
    let outcome: ScenarioOutcome =
      switch result.outcome {
      case .passed: .unexpectedPass(known)
      case .failed(let faults) where known.saw(faults[0]): .knownFailure(known, faults)
      case .error(let fault) where known.saw(fault): .knownFailure(known, [fault])
      default: result.outcome
      }
    return ScenarioResult(result.scenario, outcome, duration: result.duration)
  }

  /// Those that are not past their day.
  private var current: [KnownFailure] {
    all.filter { $0.until >= today }
  }

  /// What is wrong with those that are about a suite: past their day, or about no case of it.
  public func problems(in suite: ScenarioSuite) -> [Diagnostic] {
    let ofSuite = all.filter { $0.match.pattern.utf8.starts(with: "\(suite.name)/".utf8) }
    return ofSuite.flatMap { known in
      var problems: [Diagnostic] = []
      if known.until < today {
        problems.append(
          Diagnostic(
            ScenarioProblem.expired.id,
            .error,
            at: known.place,
            "`\(known.match.pattern)` was to be mended by \(known.until), and it is \(today)",
            help: "mend it (\(known.issue ?? known.because)), or say by when it will be"
          )
        )
      }
      if !suite.cases.contains(where: { known.match.covers($0.id) }) {
        problems.append(
          Diagnostic(
            ScenarioProblem.noSuchCase.id,
            .error,
            at: known.place,
            "no case is covered by `\(known.match.pattern)`",
            help: "remove it, or write the id that the case has"
          )
        )
      }
      return problems
    }
  }
}

extension KnownFailure {
  /// Whether a fault says what the known failure saw.
  fileprivate func saw(_ fault: ScenarioFault) -> Bool {
    saw.utf8.elementsEqual(fault.message.utf8)
  }
}
