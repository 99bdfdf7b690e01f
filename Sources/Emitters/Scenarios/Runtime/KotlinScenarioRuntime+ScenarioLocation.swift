extension KotlinScenarioRuntime {
  /// `ScenarioLocation.kt`.
  static let scenarioLocation = #"""
    /** A place in a file, as editors open it. */
    internal data class ScenarioLocation(
        val path: String,
        /** The line, from 1. */
        val line: Int,
        /** The column in code points, from 1. */
        val column: Int,
    ) {
        /** The place as a line of a stack trace, which editors make a link of; `id` is the case's. */
        fun asStackTraceElement(id: String): StackTraceElement {
            val function = id.replace('/', '_').replace('.', '_')
            return StackTraceElement("scenarios", function, path.substringAfterLast('/'), line)
        }

        override fun toString(): String = "$path:$line:$column"

        companion object {
            /** The place of a UTF-16 unit of a file's text. */
            fun of(
                offset: Int,
                text: String,
                path: String,
            ): ScenarioLocation {
                val start = text.lastIndexOf('\n', offset - 1) + 1
                return ScenarioLocation(
                    path,
                    line = 1 + text.substring(0, start).count { it == '\n' },
                    column = 1 + text.codePointCount(start, offset),
                )
            }
        }
    }
    """#
}
