extension KotlinScenarioRuntime {
  /// `ScenarioJson.kt`.
  static let scenarioJson = #"""
    import kotlinx.serialization.DeserializationStrategy
    import kotlinx.serialization.SerializationStrategy
    import kotlinx.serialization.json.Json
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonObject
    import kotlinx.serialization.json.jsonObject
    import kotlinx.serialization.json.jsonPrimitive

    /** Values of a case as types, and back. */
    public object ScenarioJson {
        /** A member that no type knows is an error; what there is nothing of is left out. */
        private val json =
            Json {
                ignoreUnknownKeys = false
                explicitNulls = false
            }

        /** A value as a type, such as what a case is given or a step of it. */
        public fun <Value> read(
            type: DeserializationStrategy<Value>,
            value: JsonElement,
        ): Value =
            json.decodeFromJsonElement(type, value)

        /** A step's word, and what belongs to it. */
        internal fun word(step: JsonObject): Pair<String, JsonObject> =
            step.getValue("do").jsonPrimitive.content to JsonObject(step - "do")

        /** What is seen as an object. */
        public fun <Value> write(
            type: SerializationStrategy<Value>,
            value: Value,
        ): JsonObject =
            json.encodeToJsonElement(type, value).jsonObject
    }
    """#
}
