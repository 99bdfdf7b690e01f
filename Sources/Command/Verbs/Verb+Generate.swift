internal import Diagnostics
internal import Freshness
internal import Outputs

extension Verb {
  /// Writes what is out of date.
  static let generate = Verb(
    name: "generate",
    summary: "Write the files that the apps need, and remove those they no longer need.",
    details: """
      Reads what bottle.yaml names, makes every output in memory, and writes those that differ from \
      the disk. Where anything is wrong in the sources, all of it is said and nothing is written.

      A file that was edited by hand, or that bottle did not write, stops the run before anything \
      is written; --force writes over it.

      With --watch it goes on and generates again whenever an input changes, with a line for each \
      change, until Ctrl-C ends it. Mistakes are shown, and the outputs stay as they are until the \
      mistakes are mended.
      """,
    options: [.force, .dryRun, .watch, .only, .format, .quiet, .verbose],
    examples: [
      Example(command: "bottle generate", purpose: "After the words changed."),
      Example(
        command: "bottle generate --watch",
        purpose: "While words and colours are being worked on."
      ),
      Example(command: "bottle generate --dry-run", purpose: "To see what would be written."),
      Example(
        command: "bottle generate --root web",
        purpose: "For the project in the folder web, from anywhere."
      ),
    ],
    run: { session in
      let disk = try session.openProject()
      let force = session.invocation.has(.force)
      if session.invocation.has(.watch) {
        var watch = Watch(session, disk, force: force)
        try watch.run()
        return .success
      }
      let isDryRun = session.invocation.has(.dryRun)
      let generation = try session.working { line in
        isDryRun
          ? try Generation(planningOn: disk, force: force, only: session.part, line: line)
          : try Generation(on: disk, force: force, only: session.part, line: line)
      }
      try session.refuseAbsentPart(generation.pipeline)
      session.tellDetails(generation.pipeline)
      let changes = generation.changes ?? []
      let tally = try session.show(
        generation.diagnostics,
        in: generation.pipeline.files,
        of: disk,
        changes: changes.map { change in
          FileChange(path: change.path.string, kind: change.kind, isDone: !isDryRun)
        }
      )
      if generation.changes == nil {
        let written = isDryRun ? "would be written" : "was written"
        session.summarise("\(tally); nothing \(written)\(tally.more)")
        return .problems
      }
      let count = Tally.counted(changes.count, "change") + (isDryRun ? ", none of them made" : "")
      session.summarise(changes.isEmpty ? "everything is up to date" : count)
      return .success
    }
  )
}
