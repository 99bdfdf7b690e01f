extension KotlinScenarioRuntime {
  /// `Expectations.kt`.
  static let expectations = #"""
    import kotlinx.serialization.json.JsonArray
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonObject

    /** Whether expectations are written as they must be. */
    internal object Expectations {
        /** Calls `told` with the way to each word that is not as it must be, and what is wrong. */
        fun check(
            expected: JsonElement,
            path: List<String>,
            told: (path: List<String>, message: String) -> Unit,
        ) {
            try {
                MatcherWord.of(expected)
            } catch (error: IllegalArgumentException) {
                told(path, error.message.orEmpty())
            }
            when (expected) {
                is JsonObject -> for ((key, value) in expected) check(value, path + key, told)
                is JsonArray ->
                    for ((index, item) in expected.withIndex()) check(item, path + "$index", told)
                else -> Unit
            }
        }
    }
    """#
}
