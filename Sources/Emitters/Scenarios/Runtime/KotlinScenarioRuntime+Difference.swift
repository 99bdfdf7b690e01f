extension KotlinScenarioRuntime {
  /// `Difference.kt`.
  static let difference = #"""
    /** One thing that was seen otherwise than expected. */
    internal data class Difference(
        /** Where in what was seen: a JSON Pointer (RFC 6901), empty for the whole of it. */
        val pointer: String,
        /** What is expected, in words or as JSON. */
        val expected: String,
        /** What was seen, in words or as JSON. */
        val actual: String,
        /** The way to what is expected, from the whole of that. */
        val path: List<String>,
    ) {
        /** `/writes/0/state: waiting ≠ sending`: what is expected, then what was seen. */
        override fun toString(): String = "${pointer.ifEmpty { "all" }}: $expected ≠ $actual"
    }
    """#
}
