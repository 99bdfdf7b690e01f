/// What runs the scenarios of any suite in Kotlin.
///
/// The code depends on Kotlin's and Java's standard libraries, kotlinx.serialization and JUnit 4.
enum KotlinScenarioRuntime {
  /// The files' names, and what stands in them below the header and the package.
  static let files: [(name: String, code: String)] = [
    ("ScenarioJson", scenarioJson),
    ("ScenarioSkipped", scenarioSkipped),
    ("ScenarioSubject", scenarioSubject),
    ("ScenarioUnsupported", scenarioUnsupported),
  ]
}
