extension KotlinRuntime {
  /// `WireHeader.kt`.
  static let wireHeader = #"""
    /** A header of a request or an answer. */
    public data class WireHeader(
        /** The name; in HTTP its letter case does not count. */
        public val name: String,
        /** The value. */
        public val value: String,
    ) {
        /** The name alone, for a log: the value may be a secret. */
        override fun toString(): String = "$name: (hidden)"
    }
    """#
}
