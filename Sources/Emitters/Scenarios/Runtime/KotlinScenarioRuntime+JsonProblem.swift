extension KotlinScenarioRuntime {
  /// `JsonProblem.kt`.
  static let jsonProblem = #"""
    /** A text is not JSON. */
    internal class JsonProblem(
        /** How many UTF-16 units come before what is wrong. */
        val offset: Int,
        message: String,
    ) : Exception(message)
    """#
}
