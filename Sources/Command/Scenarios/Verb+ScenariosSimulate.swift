internal import ScenarioKit
internal import Simulation

extension Verb {
  /// Runs the reference rules' outbox in simulated worlds.
  static let scenariosSimulate = Verb(
    name: "scenarios simulate",
    summary: "Run the outbox in simulated worlds, where everything goes wrong that can.",
    details: """
      Each seed makes a world: a phone whose disk fills up, fails and loses what was not synced, whose \
      processes end inside a write and whose clocks jump; a network that loses, doubles and delays; an \
      API that refuses, is busy and ends sessions; and drivers who record, correct and sign out in the \
      middle of it. After every step it is asked whether nothing is lost, nothing is recorded twice and \
      order is kept; in the end all faults are over, and everything has to have ended.

      The first seed that breaks a rule is made as short as it can be and printed in plain words, and as \
      a case to paste into the suite. The \
      same seed makes the same world with the same build; every thousandth is run twice to see to that.
      """,
    options: [.seconds, .seedRange, .oneSeed, .trace, .workers, .tableFormat],
    examples: [
      Example(command: "bottle scenarios simulate", purpose: "To try the outbox for a minute."),
      Example(
        command: "bottle scenarios simulate --seed 26239 --trace",
        purpose: "To see what happens in one world."
      ),
    ],
    run: { session in
      let choice = try SimulationChoice(session.invocation)
      if session.invocation.has(.trace) {
        guard session.invocation.has(.oneSeed) else {
          throw UsageError(message: "`--trace` needs `--seed`", help: "it prints one world")
        }
        for line in Simulator.trace(of: choice.seeds.lowerBound) {
          try session.console.output(line + "\n")
        }
      }
      let start = ContinuousClock.now
      let (tally, next, wrong) = session.working { SimulationWork(choice).run($0) }
      let page = SimulationPage(
        choice: choice,
        tally: tally,
        next: next,
        wrong: wrong,
        time: start.duration(to: .now)
      )
      if session.invocation.value(of: .tableFormat) == "json" {
        try session.console.writeOutput(page.json.json + [UInt8(ascii: "\n")])
      } else {
        try session.console.output(page.text)
      }
      return wrong == nil ? .success : .problems
    }
  )
}
