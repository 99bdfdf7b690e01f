extension KotlinRuntime {
  /// `WireViolation.kt`.
  static let wireViolation = #"""
    /** A value that breaks a limit. */
    public data class WireViolation(
        /** Which limit. */
        public val code: WireViolationCode,
        /** The value: a JSON Pointer (RFC 6901), empty for the whole. */
        public val path: String,
        /** The limit as the API describes it: `500`, `^[0-9]{6}$`; empty where the code says all. */
        public val limit: String = "",
    ) {
        /** The violation, its place and the limit, for a log. */
        override fun toString(): String {
            val place = if (path.isEmpty()) code.word else code.word + " at " + path
            return if (limit.isEmpty()) place else "$place ($limit)"
        }
    }
    """#
}
