extension KotlinScenarioRuntime {
  /// `ScenarioStep.kt`.
  static let scenarioStep = #"""
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonObject

    /** One thing done in a case, and what is expected after it. */
    internal class ScenarioStep(
        /** What the subject gets: an object of `do` and the word's own members. */
        val value: JsonObject,
        /** What is to be seen after it; null where the case does not say. */
        val expect: JsonElement?,
        /** Where it stands: its word, or a row's input. */
        val location: ScenarioLocation,
        /** The way to what is expected in the file. */
        val expectPath: List<String>,
    )
    """#
}
