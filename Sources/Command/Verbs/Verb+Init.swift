internal import Freshness
internal import Outputs

extension Verb {
  /// Takes bottle into a project.
  static let initialize = Verb(
    name: "init",
    summary: "Write a bottle.yaml for a project, and say what else to add to it.",
    details: """
      Looks through the folder for the web's catalogue and stylesheet and for the apps, decides what \
      bottle.yaml needs, says why, and writes it with comments. An existing bottle.yaml stays as it \
      is. Then prints what can be pasted into .gitattributes, package.json, CI, the hook before a \
      commit, and the apps.
      """,
    examples: [
      Example(command: "bottle init", purpose: "Once, in a project's root folder."),
      Example(
        command: "bottle init --root web",
        purpose: "For the folder web, also inside a project that has a bottle.yaml above it."
      ),
    ],
    run: { session in
      let root = session.invocation.value(of: .root)
      let here = session.surroundings.folder
      if root == nil, let project = try Project.nearest(to: here), project.folder != here {
        return try session.refuse(.above(project.folder))
      }
      let disk = try Disk(root: root ?? here)
      if try disk.isTaken(ProjectPath(Project.fileName)) { return try session.refuse(.exists) }

      let (findings, trial) = try session.working { line in
        line.now("looking through the folder")
        let findings = try Findings(on: disk)
        line.now("trying what was found")
        return (findings, findings.hasSources ? try Trial(findings, on: disk) : nil)
      }
      guard let trial else { return try session.refuse(.nothingFound(findings)) }
      guard try disk.writeNew(Array(trial.text.utf8), to: ProjectPath(Project.fileName)) else {
        return try session.refuse(.exists)
      }
      try session.console.output(
        AdvicePage(
          findings,
          trial,
          isColored: session.isColored,
          width: min(session.surroundings.width ?? 100, 100)
        ).text
      )
      session.summarise("wrote \(Project.fileName)")
      return .success
    }
  )
}

extension Session {
  fileprivate func refuse(_ refusal: InitRefusal) throws -> ExitStatus {
    let tally = try show([refusal.diagnostic], in: [])
    summarise("\(tally); nothing was written")
    return .problems
  }
}
