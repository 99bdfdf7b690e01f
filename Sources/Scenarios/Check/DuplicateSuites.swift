internal import Diagnostics
internal import ScenarioKit

/// Finds two files of one suite: an id would stand for two cases.
enum DuplicateSuites {
  static func check(_ suites: [SuiteWithSchema]) -> [Diagnostic] {
    var first: [String: Place] = [:]
    return suites.compactMap { suite in
      let place = Place(path: suite.suite.source.file.path)
      guard let other = first[suite.suite.name] else {
        first[suite.suite.name] = place
        return nil
      }
      return Diagnostic(
        ScenarioProblem.duplicateID.id,
        .error,
        at: place,
        "the suite `\(suite.suite.name)` is in `\(other.path)` already",
        help: "give this one another name, or put its cases there"
      )
    }
  }
}
