extension KotlinScenarioRuntime {
  /// `Scenario.kt`.
  static let scenario = #"""
    import kotlinx.serialization.Serializable
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonObject

    /** A case: a story of steps, or a row of a table with one input. */
    @Serializable
    public data class Scenario(
        /** Its id, such as `delivery/outcome/partial-with-extra`, which never changes. */
        public val id: String,
        /** What happens, in a short sentence. */
        public val title: String,
        /** The ids of the rules that it shows. */
        public val rules: List<String>,
        /** What it is told apart by: `edge`, `regression`, `parity`, `slow`, `money`, `privacy`. */
        public val tags: List<String> = emptyList(),
        /** The suite's version that has it first. */
        public val since: String? = null,
        /** The suite's version in which it was retired: it is skipped. */
        public val gone: String? = null,
        /** What a subject must be able to do besides, such as `files`. */
        public val needs: List<String> = emptyList(),
        /** The name of what it starts from. */
        public val from: String? = null,
        /** What it starts from besides, in place of what has the same name there. */
        public val given: JsonObject? = null,
        /** The steps of a story, each with what is expected after it. */
        public val steps: List<JsonObject> = emptyList(),
        /** The input of a row. */
        public val input: JsonElement? = null,
        /** What is expected of a row. */
        public val expect: JsonElement? = null,
        /** What is expected when the story is over. */
        public val finally: JsonElement? = null,
    )
    """#
}
