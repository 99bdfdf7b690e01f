internal import Simulation

extension Verb {
  /// Runs the outbox in simulated worlds.
  static let scenariosSimulate = Verb(
    name: "scenarios simulate",
    summary: "Run the outbox in simulated worlds, where everything goes wrong that can.",
    details: """
      Each seed makes a world: a phone whose disk fills up, fails and loses what was not synced, whose \
      processes end inside a write and whose clocks jump; a network that loses, doubles and delays; an \
      API that refuses, is busy and ends sessions; and drivers who record, correct and sign out in the \
      middle of it. After every step it is asked whether nothing is lost, nothing is recorded twice and \
      order is kept; in the end all faults are over, and everything has to have ended.

      With --stories chance has no part in it: each of the stories that are written down is ended before \
      and after every step and inside every write, in all that a process's end or a power cut may leave, \
      and what is left is brought to its end. With --exhaustive all that may happen to a few writes \
      happens, in every order, nearest first. docs/outbox-search.md says what is in them.

      The first world that breaks a rule is made as short as it can be and printed in plain words, and as \
      a case to paste into the suite. The same seed makes the same world with the same build; every \
      thousandth is run twice to see to that.

      With a command, that program's core of the outbox, which it names in its answer to `hello`, is told \
      in the worlds of seeds all that ours is told, and has to ask for the same after every event.
      """,
    argument: Argument(
      name: "PLAN",
      help: """
        With --exhaustive, the plan to go through: \
        \((SearchPlan.all + SearchPlan.long).map(\.name).joined(separator: ", ")). Without it all but \
        the long ones, which are \(SearchPlan.long.map(\.name).joined(separator: ", ")).
        """,
      words: { (SearchPlan.all + SearchPlan.long).map(\.name) },
      isJudgedByVerb: true
    ),
    command: Argument(
      name: "COMMAND …",
      help: "A program whose core is compared with ours, and what it is given, after `--`."
    ),
    options: [
      .stories, .exhaustive, .seconds, .seedRange, .oneSeed, .trace, .workers, .timeout,
      .tableFormat,
    ],
    examples: [
      Example(command: "bottle scenarios simulate", purpose: "To try the outbox for a minute."),
      Example(
        command: "bottle scenarios simulate --seed 26239 --trace",
        purpose: "To see what happens in one world."
      ),
      Example(
        command: "bottle scenarios simulate --stories",
        purpose: "To end every story at every point and byte."
      ),
      Example(
        command: "bottle scenarios simulate --exhaustive two-writes",
        purpose: "To go through all that may happen to two writes."
      ),
      Example(
        command: "bottle scenarios simulate -- scripts/driver-subject-kotlin",
        purpose: "To compare the outbox in Kotlin with ours for a minute."
      ),
    ],
    run: { session in
      let invocation = session.invocation
      if let plan = invocation.argument, !invocation.has(.exhaustive) {
        throw UsageError(
          message: "`\(plan)` needs `--exhaustive`",
          help: "bottle scenarios simulate --exhaustive \(plan)"
        )
      }
      for option in [Option.stories, .exhaustive] where invocation.has(option) {
        guard invocation.command.isEmpty else {
          throw UsageError(
            message: "`\(option.name)` takes no command",
            help: "another program's core is compared in the worlds of seeds only"
          )
        }
      }
      if invocation.has(.stories) { return try session.endStories() }
      if invocation.has(.exhaustive) { return try session.searchPlans() }
      return try session.simulateSeeds()
    }
  )
}
