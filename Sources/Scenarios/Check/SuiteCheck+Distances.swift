internal import Diagnostics
internal import ScenarioKit

extension SuiteCheck {
  /// No two places of a case are 300 m from each other to the millimetre (P11).
  ///
  /// Two languages' haversines differ in the last bits, so such a case could pass in one only.
  static let distances = SuiteCheck { suite in
    suite.suite.cases.flatMap { scenario in
      var earlier = MapPoint.all(in: scenario.given)
      var found: [Diagnostic] = []
      for step in scenario.steps {
        for point in MapPoint.all(in: step.value) {
          if earlier.contains(where: { abs($0.metres(to: point) - 300) < 0.001 }) {
            found.append(
              Diagnostic(
                "scenarios/near-threshold",
                .error,
                at: suite.place(step.span),
                "the place is within a millimetre of 300 m from another of the case",
                help: "move it a metre: languages differ in a distance's last bits"
              )
            )
          }
          earlier.append(point)
        }
      }
      return found
    }
  }
}
