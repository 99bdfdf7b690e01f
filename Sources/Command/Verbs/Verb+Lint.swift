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
      """,
    options: [.failOn, .format, .quiet, .verbose],
    examples: [
      Example(command: "bottle lint", purpose: "Before translations are sent out or merged."),
      Example(command: "bottle lint --fail-on warning", purpose: "In CI, to keep warnings out."),
    ],
    run: { session in
      let disk = try session.openProject()
      let pipeline = try session.working { try Pipeline(on: disk, planning: false, line: $0) }
      session.tellDetails(pipeline)
      let tally = try session.show(pipeline.diagnostics, in: pipeline.files, of: disk)
      session.tabulate(pipeline.model.progress)
      session.summarise("\(tally)\(tally.more)")
      let limit = session.invocation.value(of: .failOn).flatMap(Severity.init) ?? .error
      return pipeline.diagnostics.contains { $0.severity >= limit } ? .problems : .success
    }
  )
}
