internal import Diagnostics

/// Takes a subject through one case.
struct ScenarioJudge {
  private let scenario: Scenario
  private let make: @Sendable () async throws -> any ScenarioSubject
  private let invariants: SuiteInvariants?

  init(_ scenario: Scenario, on make: @escaping @Sendable () async throws -> any ScenarioSubject) {
    self.scenario = scenario
    self.make = make
    invariants = SuiteInvariants.of(scenario.suite)
  }

  /// What becomes of the case; after the step that first goes wrong it is left.
  ///
  /// - Parameter begins: is told of each command before it is given to the subject.
  func outcome(
    _ begins: (ScenarioFault.Moment, Span) async -> Void
  ) async -> ScenarioOutcome {
    if let version = scenario.gone { return .skipped(ScenarioSkip("retired in \(version)")) }
    var moment = ScenarioFault.Moment.begin
    var span = scenario.idSpan
    do {
      await begins(moment, span)
      let subject = try await make()
      try await subject.begin(scenario.given)
      for step in scenario.steps {
        (moment, span) = (.step(step.index, step.word), step.span)
        await begins(moment, span)
        let seen = try await subject.perform(step.value)
        let faults = faults(of: seen, after: step, at: moment)
        if !faults.isEmpty {
          // It may have something to clear away; the case is decided.
          _ = try? await subject.finish()
          return .failed(faults)
        }
      }
      (moment, span) = (.finish, scenario.finally?.span ?? scenario.idSpan)
      await begins(moment, span)
      let end = try await subject.finish()
      let faults = faults(scenario.finally, end, at: moment)
      return faults.isEmpty ? .passed : .failed(faults)
    } catch let skip as ScenarioSkip where moment == .begin {
      return .skipped(skip)
    } catch let fault as ScenarioSubjectFault {
      return .error(ScenarioFault(moment, fault.message, help: fault.help, span: span))
    } catch {
      return .error(ScenarioFault(moment, "the subject throws: \(error)", span: span))
    }
  }

  private func faults(of seen: JSONValue, after step: Step, at moment: ScenarioFault.Moment)
    -> [ScenarioFault]
  {
    let broken = invariants?.broken(scenario.given, step.value, seen) ?? []
    return faults(step.expect, seen, at: moment)
      + broken.map { ScenarioFault(moment, "always: \($0)", span: step.span) }
  }

  private func faults(
    _ expectation: Expectation?,
    _ seen: JSONValue,
    at moment: ScenarioFault.Moment
  ) -> [ScenarioFault] {
    (expectation?.differences(from: seen) ?? []).map { difference in
      ScenarioFault(moment, difference.description, help: difference.hint, span: difference.span)
    }
  }
}
