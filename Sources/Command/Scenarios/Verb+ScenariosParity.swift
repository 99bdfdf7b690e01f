internal import ScenarioKit
internal import Scenarios

extension Verb {
  /// Compares two subjects over cases that nobody wrote.
  static let scenariosParity = Verb(
    name: "scenarios parity",
    summary: "Compare two subjects with each other over cases made at random.",
    details: """
      Makes a case for each seed, gives it to both, and compares what is seen after every step. Each is \
      a program that answers as `bottle scenarios run` has it, or the reference rules. The first case \
      over which they differ is made as short as it can be, and printed with both answers, as a case to \
      paste into the suite.

      Counts how often each code, outcome and reason was seen: with 10,000 seeds or more, each has to \
      be seen 50 times.
      """,
    options: [.sideA, .sideB, .suite, .seeds, .firstSeed, .timeout, .tableFormat],
    examples: [
      Example(
        command: "bottle scenarios parity --b scripts/driver-subject-kotlin",
        purpose: "To compare rules in Kotlin with the reference rules."
      ),
      Example(
        command:
          "bottle scenarios parity --a ./ios --b ./android --suite load --seed 8123 --seeds 1",
        purpose: "To look again at a difference that was found."
      ),
    ],
    run: { session in
      let read = try session.readScenarios()
      guard let suites = try ScenarioChoice(read, session.invocation).suites else {
        _ = try session.show(read.diagnostics, in: read.files, of: read.disk)
        session.summarise("not every suite can be read, so nothing was compared")
        return .problems
      }
      let choice = try ParityChoice(session)
      let results = try session.working { line in
        try waiting {
          var results: [ParityResult] = []
          for suite in suites {
            guard let result = try await choice.result(over: suite, line) else { continue }
            results.append(result)
          }
          await choice.close()
          return results
        }
      }
      guard !results.isEmpty else {
        throw Failure(message: "nothing makes cases at random of any of these suites")
      }
      if session.invocation.value(of: .tableFormat) == "json" {
        let document: JSONValue = ["version": 1, "suites": .array(results.map(\.json))]
        try session.console.writeOutput(document.json + [UInt8(ascii: "\n")])
      } else {
        for result in results { try session.console.output(result.text) }
      }
      return results.allSatisfy(\.isAsExpected) ? .success : .problems
    }
  )
}
