internal import Diagnostics
internal import Scenarios

extension Model {
  /// What reads the schemas of the scenarios, and each suite.
  static func scenarioPieces(_ sources: Sources) -> [@Sendable () -> Finding] {
    guard let files = sources.scenarios else { return [] }
    let schemas: @Sendable () -> Finding = {
      let (library, problems) = SchemaLibrary.read(files)
      return .schemas(library, problems)
    }
    return [schemas]
      + files.suites.map { file -> @Sendable () -> Finding in { .suite(SuiteReading(file)) } }
  }

  /// What holds each suite that was read to its schema.
  static func suitePieces(_ sources: Sources, _ read: [Finding]) -> [@Sendable () -> Finding] {
    guard let files = sources.scenarios, let (library, _) = schemas(in: read) else { return [] }
    return read.compactMap { finding -> (@Sendable () -> Finding)? in
      guard case .suite(let suite) = finding else { return nil }
      return { .judged(suite.judged(by: library, of: files)) }
    }
  }

  /// Adds the scenarios, with all that is wrong with them.
  mutating func addScenarios(_ sources: Sources, _ read: [Finding], _ made: [Finding]) {
    guard let files = sources.scenarios, let (library, problems) = Self.schemas(in: read) else {
      return
    }
    let judged = made.compactMap { finding -> JudgedSuite? in
      if case .judged(let suite) = finding { suite } else { nil }
    }
    let project = ScenarioProject(files, library, problems, judged)
    scenarios = project
    diagnostics += project.diagnostics
  }

  private static func schemas(in read: [Finding]) -> (SchemaLibrary, [Diagnostic])? {
    for case .schemas(let library, let problems) in read { return (library, problems) }
    return nil
  }
}
