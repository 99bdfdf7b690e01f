public import Diagnostics
public import StandIn

/// A project's scenarios, with all that is wrong with them.
public struct ScenarioProject: Sendable {
  /// The suites that can be run, in the order of their files.
  public let suites: [SuiteWithSchema]
  /// The schemas.
  public let library: SchemaLibrary
  /// What the stand-in API begins with; nil where there is none, or it cannot be used.
  public let standIn: StandInFile?
  /// What is wrong.
  public let diagnostics: [Diagnostic]

  /// Reads and judges a project's scenarios.
  public init(_ files: ScenarioFiles) {
    let (library, problems) = SchemaLibrary.read(files)
    let judged = files.suites.map { SuiteReading($0).judged(by: library, of: files) }
    self.init(files, library, problems, judged)
  }

  /// Puts together what was read and judged piece by piece, and reads what the stand-in begins with.
  ///
  /// - Parameters:
  ///   - problems: what is wrong with the schemas.
  ///   - judged: the suites, in the order of their files.
  public init(
    _ files: ScenarioFiles,
    _ library: SchemaLibrary,
    _ problems: [Diagnostic],
    _ judged: [JudgedSuite]
  ) {
    self.library = library
    suites = judged.compactMap(\.suite)
    let read = files.standIn.map { ReadStandIn($0, in: library, files.schemaFolder) }
    standIn = read?.file
    diagnostics =
      problems + judged.flatMap(\.diagnostics) + DuplicateSuites.check(suites)
      + (read?.diagnostics ?? [])
  }
}
