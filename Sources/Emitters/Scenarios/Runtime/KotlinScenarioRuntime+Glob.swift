extension KotlinScenarioRuntime {
  /// `Glob.kt`.
  static let glob = #"""
    /** A pattern for ids: `*` stands for any text without a `/`, `**` for any text. */
    internal class Glob(
        private val pattern: String,
    ) {
        private val parts =
            Regex("\\*+|[^*]+").findAll(pattern).map { part ->
                when {
                    part.value.length == 1 && part.value == "*" -> "[^/]*"
                    part.value.startsWith("*") -> ".*"
                    else -> Regex.escape(part.value)
                }
            }
        private val regex = Regex(parts.joinToString(""))

        /** Whether the pattern stands for the whole of an id. */
        fun covers(id: String): Boolean = regex.matches(id)
    }
    """#
}
