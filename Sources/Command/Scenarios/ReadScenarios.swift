internal import Diagnostics
internal import Freshness
internal import Scenarios

/// A project's scenarios, read for one of the verbs about them.
struct ReadScenarios {
  /// The project's disk.
  let disk: Disk
  /// The scenarios; nil where bottle.yaml cannot be read.
  let project: ScenarioProject?
  /// The files that were read.
  let files: [SourceFile]
  /// What is wrong, as much as bottle.yaml says that it weighs.
  let diagnostics: [Diagnostic]
}

extension Session {
  /// Reads the scenarios of the project, and nothing else of it.
  func readScenarios() throws -> ReadScenarios {
    let disk = try openProject()
    let pipeline = try working { line in
      try Pipeline(on: disk, planning: false, only: .scenarios, line: line)
    }
    if let configuration = pipeline.sources.configuration,
      let absence = Part.scenarios.absence(in: configuration)
    {
      throw Failure(
        message: "there are no scenarios: \(absence)",
        help: "scenarios: {spec: spec/mobile}"
      )
    }
    return ReadScenarios(
      disk: disk,
      project: pipeline.model.scenarios,
      files: pipeline.files,
      diagnostics: pipeline.diagnostics
    )
  }
}
