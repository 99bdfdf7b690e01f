internal import Diagnostics
internal import ScenarioKit
internal import Scenarios

/// The suites and cases that a command line asks for.
struct ScenarioChoice {
  /// The suites; nil where one of the files cannot be read.
  let suites: [SuiteWithSchema]?
  /// The cases of those.
  let filter: ScenarioFilter

  /// - Throws: where there is no such suite or case.
  init(_ read: ReadScenarios, _ invocation: Invocation) throws(UsageError) {
    let all = read.project?.suites ?? []
    let ending = ScenarioFiles.suiteEnding
    let isWhole = read.files.filter { $0.path.hasSuffix(ending) }.count == all.count
    var chosen = all
    if let name = invocation.value(of: .suite) {
      chosen = all.filter { $0.suite.name == name }
      if isWhole, chosen.isEmpty { throw Self.unknown(name, "suite", among: all.map(\.suite.name)) }
    }
    let filter = invocation.value(of: .scenarioCase).map(ScenarioFilter.matching) ?? .all
    if let pattern = invocation.value(of: .scenarioCase) {
      let cases = chosen.flatMap(\.suite.cases)
      chosen = chosen.filter { $0.suite.cases.contains(where: filter.includes) }
      if isWhole, chosen.isEmpty { throw Self.unknown(pattern, "case", among: cases.map(\.id)) }
    }
    self.filter = filter
    suites = isWhole ? chosen : nil
  }

  /// That there is no suite, case or plan of a name.
  static func unknown(_ name: String, _ what: String, among names: [String]) -> UsageError {
    UsageError(
      message: "there is no \(what) `\(name)`",
      help: Suggestion.closest(to: name, among: names).map { "did you mean `\($0)`?" }
        ?? (what == "case"
          ? "`bottle scenarios list` lists them"
          : "there are " + names.map { "`\($0)`" }.joined(separator: ", "))
    )
  }
}
