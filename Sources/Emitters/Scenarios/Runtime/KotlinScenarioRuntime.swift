/// What runs the scenarios of any suite in Kotlin.
///
/// The code depends on Kotlin's and Java's standard libraries, kotlinx.serialization and JUnit 4.
enum KotlinScenarioRuntime {
  /// The files' names, and what stands in them below the header and the package.
  static let files: [(name: String, code: String)] = [
    ("Difference", difference),
    ("Differences", differences),
    ("Expectations", expectations),
    ("Glob", glob),
    ("JsonDocument", jsonDocument),
    ("JsonNumber", jsonNumber),
    ("JsonPlace", jsonPlace),
    ("JsonProblem", jsonProblem),
    ("JsonReader", jsonReader),
    ("JsonText", jsonText),
    ("KnownFailure", knownFailure),
    ("KnownFailures", knownFailures),
    ("MatcherWord", matcherWord),
    ("Matching", matching),
    ("Pairing", pairing),
    ("Scenario", scenario),
    ("ScenarioAnswers", scenarioAnswers),
    ("ScenarioCases", scenarioCases),
    ("ScenarioFailure", scenarioFailure),
    ("ScenarioFault", scenarioFault),
    ("ScenarioFile", scenarioFile),
    ("ScenarioJson", scenarioJson),
    ("ScenarioLocation", scenarioLocation),
    ("ScenarioPipe", scenarioPipe),
    ("ScenarioRule", scenarioRule),
    ("ScenarioRun", scenarioRun),
    ("ScenarioSkip", scenarioSkip),
    ("ScenarioStep", scenarioStep),
    ("ScenarioSubject", scenarioSubject),
    ("ScenarioSuite", scenarioSuite),
    ("ScenarioUnsupported", scenarioUnsupported),
    ("Scenarios", scenarios),
    ("Shown", shown),
    ("Suite", suite),
    ("SuiteInvariants", suiteInvariants),
  ]
}
