public import Diagnostics
internal import ScenarioKit

extension MutantPackage {
  /// The problems of mutants that the compiler refuses, in what it printed; none where it refuses
  /// something else.
  public func problems(compiler output: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for line in output.split(separator: "\n") {
      // …/Sources/DriverRules/Delivery/Reasons.swift:12:40: error: cannot convert value …
      let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, parts[3] == " error", let row = Int(parts[1]),
        let column = Int(parts[2]),
        let file = mutated.first(where: { parts[0].hasSuffix("/\($0.file.path)") }),
        let mutant = file.mutant(at: row, column)
      else { continue }
      let problem = Diagnostic(
        ScenarioProblem.value.id,
        .error,
        at: mutant.place,
        "the compiler refuses \(mutant.id):\(parts[4])",
        help: "`find` and `write` are whole expressions of one type"
      )
      if !found.contains(problem) { found.append(problem) }
    }
    return found
  }
}
