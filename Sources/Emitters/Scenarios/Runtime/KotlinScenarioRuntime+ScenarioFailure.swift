extension KotlinScenarioRuntime {
  /// `ScenarioFailure.kt`.
  static let scenarioFailure = #"""
    /**
     * A case was not judged as expected.
     *
     * Each line of the message begins with a place in the file of the case, and the stack trace is of
     * those places, so that editors open them.
     */
    public class ScenarioFailure internal constructor(
        id: String,
        private val faults: List<ScenarioFault>,
        cause: Throwable? = null,
    ) : AssertionError(faults.joinToString("\n") { "${it.location}: ${it.message}" }, cause) {
        /** What the first fault says, without its place: a known failure is known by it. */
        internal val saw: String get() = faults.first().message

        init {
            stackTrace = Array(faults.size) { faults[it].location.asStackTraceElement(id) }
        }
    }
    """#
}
