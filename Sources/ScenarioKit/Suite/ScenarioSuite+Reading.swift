public import Diagnostics
internal import Documents
internal import JSONText

extension ScenarioSuite {
  /// Reads a file of cases.
  ///
  /// - Throws: all that is wrong with it, each problem with its line and column.
  public static func read(_ file: SourceFile) throws(ScenarioFileError) -> ScenarioSuite {
    let document = JSONReader.read(file)
    guard let root = document.root else {
      throw ScenarioFileError(problems: document.caseProblems, file: file)
    }
    var reader = SuiteReader(ScenarioSource(file))
    reader.problems = document.caseProblems
    let suite = reader.suite(root)
    guard let suite, reader.problems.isEmpty else {
      throw ScenarioFileError(problems: reader.problems, file: file)
    }
    return suite
  }
}
