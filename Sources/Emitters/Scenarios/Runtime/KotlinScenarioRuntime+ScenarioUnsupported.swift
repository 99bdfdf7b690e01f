extension KotlinScenarioRuntime {
  /// `ScenarioUnsupported.kt`.
  static let scenarioUnsupported = #"""
    /** Thrown by a subject at a step that it does not know; the case fails. */
    public class ScenarioUnsupported(
        /** What it does not know: `do:` and the word. */
        public val what: String,
    ) : Exception("the subject does not support `$what`")
    """#
}
