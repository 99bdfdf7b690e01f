extension KotlinScenarioRuntime {
  /// `ScenarioSuite.kt`.
  static let scenarioSuite = #"""
    import kotlinx.serialization.SerialName
    import kotlinx.serialization.Serializable
    import kotlinx.serialization.json.JsonObject

    /** A suite: the rules of one matter, and the cases that show them. */
    @Serializable
    public data class ScenarioSuite(
        /** The path of the schema that it is held to. */
        @SerialName("\$schema") public val schema: String? = null,
        /** Its name, such as `delivery`. */
        public val suite: String,
        /** The version of its shape. */
        public val format: Int,
        /** The version of its content. */
        public val version: String,
        /** How many cases it has: fewer are a sign of a file cut off. */
        public val caseCount: Int,
        /** What it is about, in a sentence. */
        public val about: String,
        /** Its rules by their ids. */
        public val rules: Map<String, ScenarioRule>,
        /** What cases can start from, by name. */
        public val given: Map<String, JsonObject> = emptyMap(),
        /** Its cases, in the order of the file. */
        public val cases: List<Scenario>,
    )
    """#
}
