extension KotlinScenarioRuntime {
  /// `ScenarioRule.kt`.
  static let scenarioRule = #"""
    import kotlinx.serialization.Serializable

    /** A rule that both apps keep. */
    @Serializable
    public data class ScenarioRule(
        /** What it says, if an app has to keep it. */
        public val must: String? = null,
        /** What it says, if an app had better keep it. */
        public val should: String? = null,
        /** Why it is so. */
        public val why: String? = null,
        /** The page of the apps' documentation that it comes from. */
        public val page: String? = null,
        /** The suite's version that has it first. */
        public val since: String,
        /** The suite's version that has it no longer. */
        public val gone: String? = null,
        /** Whether only a phone in the hand can show it, so that no case does. */
        public val onPhone: Boolean = false,
    )
    """#
}
