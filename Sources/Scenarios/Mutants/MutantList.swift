public import Diagnostics
internal import Documents
internal import JSONText
public import ScenarioKit

/// The mutants of a suite's rules: `spec/mobile/mutants/<suite>.json`.
public struct MutantList: Sendable {
  /// The suite.
  public let suite: ScenarioSuite
  /// The list.
  public let file: SourceFile
  /// The mutants, in the order of the file.
  public let mutants: [Mutant]
  /// What is wrong with the file, or with a rule that has none.
  public let problems: [Diagnostic]

  /// Where the list of a suite is: in the folder `mutants` beside the suite's file.
  public static func path(of suite: ScenarioSuite) -> String {
    let parts = suite.source.file.path.split(separator: "/", omittingEmptySubsequences: false)
    return (parts.dropLast() + ["mutants", "\(suite.name).json"]).joined(separator: "/")
  }

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - file: the list.
  ///   - suite: the suite whose rules the mutants break.
  ///   - sources: the files of the reference rules.
  public init(_ file: SourceFile, of suite: ScenarioSuite, in sources: [SourceFile]) {
    self.suite = suite
    self.file = file
    let document = JSONReader.read(file)
    var reader = MutantsReader(
      file: file,
      problems: document.caseProblems,
      suite: suite,
      sources: Dictionary(sources.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    )
    mutants = document.root.map { reader.mutants($0) } ?? []
    problems = reader.problems
  }
}
