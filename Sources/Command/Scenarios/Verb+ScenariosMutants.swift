internal import Diagnostics
internal import ScenarioKit
internal import Scenarios

extension Verb {
  /// Tries the cases on rules that are wrong.
  static let scenariosMutants = Verb(
    name: "scenarios mutants",
    summary: "Try the cases on rules that are wrong: each has to be caught.",
    details: """
      The lists in the folder mutants beside the suites name wrong ways to write the reference rules, \
      one at least for each rule: an expression of Sources/DriverRules or Sources/StandIn, and what \
      stands there instead. All are built into one program below .build, and the cases of its suite \
      are run on each; one that no case catches fails.

      With --parity each is compared with the right rules over cases made at random instead, and the \
      first seed that tells the two apart is printed; one that no seed finds is only named.
      """,
    options: [.suite, .overSeeds, .seeds, .tableFormat],
    examples: [
      Example(command: "bottle scenarios mutants", purpose: "After a case or a rule changed."),
      Example(
        command: "bottle scenarios mutants --suite load --parity",
        purpose: "To see what cases made at random would find."
      ),
    ],
    run: { session in
      let read = try session.readScenarios()
      guard let suites = try ScenarioChoice(read, session.invocation).suites else {
        _ = try session.show(read.diagnostics, in: read.files, of: read.disk)
        session.summarise("not every suite can be read, so nothing was tried")
        return .problems
      }
      let seeds = try session.invocation.number(of: .seeds, in: 1...Int(Int32.max)) ?? 10_000
      let choice = try MutantChoice(suites, on: read.disk)
      func refuse(_ problems: [Diagnostic]) throws -> ExitStatus {
        _ = try session.show(problems, in: choice.files, of: read.disk)
        return .problems
      }
      if !choice.problems.isEmpty { return try refuse(choice.problems) }
      return try session.working { line in
        let trial: MutantTrial
        do {
          trial = try MutantTrial(choice, of: read.disk, line)
        } catch let refused as MutantTrial.Refused {
          return try refuse(refused.problems)
        }
        let unchanged = try trial.unchanged()
        guard unchanged.allSatisfy(\.isAsExpected) else {
          let text = ScenarioFormat.text.render(unchanged, session.style(of: read.disk))
          try session.console.writeOutput(text)
          session.summarise("the rules as they are fail, so no mutant was tried")
          return .problems
        }
        let isJSON = session.invocation.value(of: .tableFormat) == "json"
        if session.invocation.has(.overSeeds) {
          let found = try trial.seeds(upTo: UInt64(seeds))
          let table = MutantSeedTable(found, of: UInt64(seeds))
          line.end()
          try session.console.writeOutput(isJSON ? table.json : Array(table.text.utf8))
          return .success
        }
        let table = MutantTable(try trial.verdicts())
        line.end()
        try session.console.writeOutput(isJSON ? table.json : Array(table.text.utf8))
        return table.allAreCaught ? .success : .problems
      }
    }
  )
}
