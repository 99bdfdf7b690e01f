extension KotlinScenarioRuntime {
  /// `Suite.kt`.
  static let suite = #"""
    /** Says which suite a class is judged by that is run with [Scenarios]. */
    @Target(AnnotationTarget.CLASS)
    @Retention(AnnotationRetention.RUNTIME)
    public annotation class Suite(
        /** The suite's name, such as `delivery`: its cases are in `delivery-scenarios.json`. */
        val name: String,
        /** What `known-failures.json` calls the subject. */
        val subject: String = "android",
    )
    """#
}
