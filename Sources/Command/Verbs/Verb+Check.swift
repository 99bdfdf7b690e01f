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
    options: [.diff, .only, .format, .quiet, .verbose],
    examples: [
      Example(command: "bottle check", purpose: "In CI, so that no drift is merged."),
      Example(
        command: "bottle check --diff",
        purpose: "To see what generate would change, before it does."
      ),
      Example(
        command: "bottle check --only words",
        purpose: "For who works on words, whatever state the colours are in."
      ),
    ],
    run: { session in
      let disk = try session.openProject()
      let pipeline = try session.working { line in
        try Pipeline(on: disk, planning: true, only: session.part, line: line)
      }
      try session.refuseAbsentPart(pipeline)
      session.tellDetails(pipeline)
      let isDiff = session.invocation.has(.diff)
      if isDiff, let plan = pipeline.plan, !plan.diagnostics.hasErrors {
        try session.show(plan.patch)
      }
      let drift = pipeline.plan?.drift ?? []
      let tally = try session.show(
        pipeline.weighty + (pipeline.plan?.diagnostics ?? []) + drift.map(\.diagnostic),
        in: pipeline.files,
        of: disk,
        asMessages: isDiff
      )
      guard tally.errors == 0, let plan = pipeline.plan else {
        let isMendable = !drift.isEmpty && pipeline.plan?.refusals(force: false).isEmpty == true
        let only = session.part.map { " --only \($0.rawValue)" } ?? ""
        session.summarise(
          "\(tally)" + (isMendable ? "; to mend it: bottle generate\(only)" : tally.more)
        )
        return .problems
      }
      let kind = session.part.map { " of \($0.rawValue)" } ?? ""
      session.summarise("\(Tally.counted(plan.files.count, "file"))\(kind) as generated")
      return .success
    }
  )
}
