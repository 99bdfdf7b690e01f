extension KotlinScenarioRuntime {
  /// `ScenarioFault.kt`.
  static let scenarioFault = #"""
    /** One thing that went wrong in a case. */
    internal data class ScenarioFault(
        /** Where what it is about stands in the case. */
        val location: ScenarioLocation,
        /** What went wrong: `/writes/0/state: waiting ≠ sending`. */
        val message: String,
    )
    """#
}
