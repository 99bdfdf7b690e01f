internal import Freshness

extension Verb {
  /// Says what is out of date.
  static let check = Verb(
    name: "check",
    summary: "Say whether the generated files are up to date; write nothing.",
    details: """
      Does all that generate does but the writing. Ends with 0 if every file is as generate would \
      leave it, and with 1 after naming each that is out of date, edited by hand, missing or no \
      longer generated.
      """,
    examples: [
      Example(command: "bottle check", purpose: "In CI, so that no drift is merged.")
    ],
    run: { session in
      let disk = try session.openProject()
      let pipeline = try session.working { line in
        try Pipeline(on: disk, planning: true, line: line)
      }
      let drift = pipeline.plan?.drift ?? []
      let isMendable = !drift.isEmpty && pipeline.plan?.refusals(force: false).isEmpty == true
      let tally = try session.show(
        pipeline.weighty + (pipeline.plan?.diagnostics ?? []) + drift.map(\.diagnostic),
        in: pipeline.files
      )
      guard tally.errors == 0, let plan = pipeline.plan else {
        session.summarise("\(tally)" + (isMendable ? "; to mend it: bottle generate" : ""))
        return .problems
      }
      session.summarise("\(Tally.counted(plan.files.count, "file")) as generated")
      return .success
    }
  )
}
