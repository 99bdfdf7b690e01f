public import Diagnostics
internal import Documents
internal import JSONText
internal import ScenarioKit

/// A suite's file as it was read, before it is held to its schema.
public struct SuiteReading: Sendable {
  private let file: SourceFile
  /// The suite, if it can be run.
  private let suite: ScenarioSuite?
  private let root: DocumentNode?
  private let problems: [Diagnostic]

  /// Reads a file.
  public init(_ file: SourceFile) {
    self.file = file
    do throws(ScenarioFileError) {
      let suite = try ScenarioSuite.read(file)
      (self.suite, root, problems) = (suite, suite.document, [])
    } catch {
      (suite, root, problems) = (nil, JSONReader.read(file).root, error.problems)
    }
  }

  /// Holds the suite to its schema, and to what no schema can say.
  ///
  /// - Parameters:
  ///   - library: the project's schemas.
  ///   - files: the files of the scenarios.
  public func judged(by library: SchemaLibrary, of files: ScenarioFiles) -> JudgedSuite {
    guard let root else { return JudgedSuite(suite: nil, diagnostics: problems) }
    let choice = SchemaChoice(root, of: file, in: library, files.schemaFolder)
    guard let schema = choice.file else {
      return JudgedSuite(suite: nil, diagnostics: problems + choice.diagnostics)
    }
    let told = Set(problems.compactMap(\.place?.span))
    let faults = SchemaJudge(library).faults(of: root, by: schema.root)
      .filter { !told.contains($0.span) }
      .map { $0.diagnostic(in: file) }
    guard let suite else { return JudgedSuite(suite: nil, diagnostics: problems + faults) }
    let path = "\(files.schemaFolder)/\(schema.name)"
    let judged = SuiteWithSchema(suite, schema, in: library, path: path)
    return JudgedSuite(
      suite: judged,
      diagnostics: faults + SuiteCheck.all.flatMap { $0.problems(judged) }
    )
  }
}

extension SchemaFault {
  func diagnostic(in file: SourceFile) -> Diagnostic {
    Diagnostic("scenarios/schema", .error, at: file.place(span), message, help: help)
  }
}
