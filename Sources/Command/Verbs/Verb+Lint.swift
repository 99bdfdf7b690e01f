extension Verb {
  /// Says what is wrong with the sources.
  static let lint = Verb(
    name: "lint",
    summary: "Say all that is wrong, or probably wrong, with the sources.",
    details: """
      Looks at the sources only, not at the generated files. Errors stop generate and make lint end \
      with 1; warnings and notes do not.
      """,
    options: [.format, .quiet, .verbose],
    examples: [
      Example(command: "bottle lint", purpose: "Before translations are sent out or merged.")
    ],
    run: { session in
      let disk = try session.openProject()
      let pipeline = try session.working { line in
        try Pipeline(on: disk, planning: false, line: line)
      }
      session.tellDetails(pipeline)
      let tally = try session.show(pipeline.diagnostics, in: pipeline.files, of: disk)
      session.summarise("\(tally)")
      return tally.errors > 0 ? .problems : .success
    }
  )
}
