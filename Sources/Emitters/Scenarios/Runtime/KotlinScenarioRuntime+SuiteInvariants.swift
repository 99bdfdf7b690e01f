extension KotlinScenarioRuntime {
  /// `SuiteInvariants.kt`.
  static let suiteInvariants = #"""
    import kotlinx.serialization.json.JsonObject

    /**
     * What always holds in a suite, judged after every step of every case without being written in it.
     *
     * It looks only at what a subject shows, so that it holds for any app.
     */
    internal interface SuiteInvariants {
        /**
         * A sentence for each invariant that does not hold, of what a case began with, the step taken
         * and what was seen after it.
         */
        fun broken(
            given: JsonObject,
            step: JsonObject,
            seen: JsonObject,
        ): List<String>
    }
    """#
}
