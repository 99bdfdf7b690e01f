extension KotlinScenarioRuntime {
  /// `KnownFailure.kt`.
  static let knownFailure = #"""
    import kotlinx.serialization.Serializable

    /** A failure that is known, why, and until when it may stay. */
    @Serializable
    internal data class KnownFailure(
        /** The cases: a [Glob]. */
        val match: String,
        /** The subject that fails; null for every one. */
        val subject: String? = null,
        /** Why it fails. */
        val because: String,
        /** Where that is dealt with. */
        val issue: String? = null,
        /** The last day on which it may fail, `2026-12-01`. */
        val until: String,
        /** What its first fault says: `/writes/0/state: waiting ≠ sending`. */
        val saw: String,
    ) {
        /** Whether a case's failure is this one. */
        fun covers(id: String): Boolean = Glob(match).covers(id)
    }
    """#
}
