public import Diagnostics

extension ScenarioReport {
  /// A problem for each thing that did not come as expected, at its place in the file of cases.
  public var diagnostics: [Diagnostic] {
    problems + results.flatMap { $0.diagnostics }
  }

  /// The files that `diagnostics` points into.
  public var sources: [SourceFile] {
    [source.file] + [knownSource].compactMap(\.self)
  }
}

extension ScenarioResult {
  /// A problem for each thing that did not come as expected.
  public var diagnostics: [Diagnostic] {
    switch outcome {
    case .passed, .skipped, .knownFailure: return []
    case .failed(let faults): return faults.map { diagnostic(.difference, $0) }
    case .error(let fault): return [diagnostic(.subject, fault)]
    case .unexpectedPass(let known):
      return [
        Diagnostic(
          ScenarioProblem.unexpectedPass.id,
          .error,
          at: scenario.source.file.place(scenario.idSpan),
          "\(scenario.id) passes, though it is known to fail: \(known.because)",
          help: "remove it from the known failures",
          related: [.init(known.place, "it is said here")]
        )
      ]
    }
  }

  private func diagnostic(_ kind: ScenarioProblem, _ fault: ScenarioFault) -> Diagnostic {
    Diagnostic(
      kind.id,
      .error,
      at: scenario.source.file.place(fault.span),
      "\(scenario.id), \(fault.moment): \(fault.message)",
      help: fault.help
    )
  }
}
