internal import Diagnostics

extension Verb {
  /// Says what is wrong with the sources.
  static let lint = Verb(
    name: "lint",
    summary: "Say all that is wrong, or probably wrong, with the sources.",
    details: """
      Looks at the sources only, not at the generated files. Errors stop generate and make lint end \
      with 1; warnings and notes do not, unless --fail-on says so. How much a problem weighs can be \
      set under lint in bottle.yaml, for every verb.

      With --fix it first mends what can be mended without a doubt and without changing what any \
      message says: each file is replaced as a whole, and only if it is better for it.
      """,
    options: [.fix, .failOn, .format, .quiet, .verbose],
    examples: [
      Example(command: "bottle lint", purpose: "Before translations are sent out or merged."),
      Example(command: "bottle lint --fail-on warning", purpose: "In CI, to keep warnings out."),
      Example(command: "bottle lint --fix", purpose: "After a translator's tool saved the files."),
    ],
    run: { session in
      let disk = try session.openProject()
      let mending =
        session.invocation.has(.fix) ? try session.working { try Mending(on: disk, $0) } : nil
      let pipeline =
        try mending?.pipeline
        ?? session.working { try Pipeline(on: disk, planning: false, line: $0) }
      session.tellDetails(pipeline)
      let tally = try session.show(pipeline.diagnostics, in: pipeline.files, of: disk)
      session.tabulate(pipeline.model.progress)
      if let mending { session.summarise(mending) }
      let mended = mending.map { "\($0.inWords); " } ?? ""
      session.summarise("\(mended)\(tally)\(tally.more)")
      let limit = session.invocation.value(of: .failOn).flatMap(Severity.init) ?? .error
      return pipeline.diagnostics.contains { $0.severity >= limit } ? .problems : .success
    }
  )
}
