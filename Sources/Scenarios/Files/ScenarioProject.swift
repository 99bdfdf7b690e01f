public import Diagnostics
internal import Documents
internal import JSONText
internal import ScenarioKit
public import StandIn

/// A project's scenarios, with all that is wrong with them.
public struct ScenarioProject: Sendable {
  /// The suites that can be run, in the order of their files.
  public private(set) var suites: [SuiteWithSchema] = []
  /// The schemas.
  public let library: SchemaLibrary
  /// What the stand-in API begins with; nil where there is none, or it cannot be used.
  public private(set) var standIn: StandInFile?
  /// What is wrong.
  public private(set) var diagnostics: [Diagnostic]

  /// Reads and judges a project's scenarios.
  public init(_ files: ScenarioFiles) {
    let schemaFolder = "\(files.folder)/\(ScenarioFiles.schemaFolder)"
    (library, diagnostics) = SchemaLibrary.read(files.schemas, in: schemaFolder)
    for file in files.suites { read(file, schemaFolder) }
    diagnostics += DuplicateSuites.check(suites)
    for suite in suites { diagnostics += SuiteCheck.all.flatMap { $0.problems(suite) } }
    if let file = files.standIn {
      let read = ReadStandIn(file, in: library, schemaFolder)
      standIn = read.file
      diagnostics += read.diagnostics
    }
  }

  private mutating func read(_ file: SourceFile, _ schemaFolder: String) {
    var problems: [Diagnostic] = []
    var suite: ScenarioSuite?
    do throws(ScenarioFileError) {
      suite = try ScenarioSuite.read(file)
    } catch {
      problems = error.problems
    }
    if let root = suite?.document ?? JSONReader.read(file).root {
      let told = Set(problems.compactMap(\.place?.span))
      let choice = SchemaChoice(root, of: file, in: library, schemaFolder)
      problems += choice.diagnostics
      if let schema = choice.file {
        problems += SchemaJudge(library).faults(of: root, by: schema.root)
          .filter { !told.contains($0.span) }
          .map { $0.diagnostic(in: file) }
        if let suite {
          suites.append(
            SuiteWithSchema(suite, schema, in: library, path: "\(schemaFolder)/\(schema.name)")
          )
        }
      }
    }
    diagnostics += problems
  }
}

extension SchemaFault {
  func diagnostic(in file: SourceFile) -> Diagnostic {
    Diagnostic("scenarios/schema", .error, at: file.place(span), message, help: help)
  }
}
