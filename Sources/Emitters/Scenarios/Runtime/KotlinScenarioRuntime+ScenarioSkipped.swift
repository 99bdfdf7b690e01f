extension KotlinScenarioRuntime {
  /// `ScenarioSkipped.kt`.
  static let scenarioSkipped = #"""
    /** Thrown by a subject that cannot be judged by a case: it is not run, and the reason is told. */
    public class ScenarioSkipped(
        /** Why, in a sentence. */
        public val why: String,
        /** Where that is to be changed: the address of an issue. */
        public val issue: String? = null,
    ) : Exception(if (issue == null) why else "$why ($issue)")
    """#
}
