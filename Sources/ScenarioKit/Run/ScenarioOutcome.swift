/// What became of a case.
public enum ScenarioOutcome: Sendable {
  /// All was seen as expected.
  case passed
  /// Something was seen otherwise: all that one step showed, after which the case was left.
  case failed([ScenarioFault])
  /// The subject threw, took too long, or could not be made.
  case error(ScenarioFault)
  /// It was not run.
  case skipped(ScenarioSkip)
  /// It failed as the known failure says.
  case knownFailure(KnownFailure, [ScenarioFault])
  /// It passed, though a known failure says that it fails.
  case unexpectedPass(KnownFailure)
}
