extension KotlinScenarioRuntime {
  /// `ScenarioSkip.kt`.
  static let scenarioSkip = #"""
    /** Thrown by a subject from `begin` if it cannot run a case, which is then skipped. */
    public class ScenarioSkip(
        /** Why, in a few words. */
        public val why: String,
        /** Where that is dealt with: the address of an issue. */
        public val issue: String? = null,
    ) : Exception(if (issue == null) why else "$why ($issue)")
    """#
}
