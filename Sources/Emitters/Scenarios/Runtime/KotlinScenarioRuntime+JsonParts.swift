extension KotlinScenarioRuntime {
  /// `JsonParts.kt`.
  static let jsonParts = #"""
    import kotlinx.serialization.json.JsonArray
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonNull
    import kotlinx.serialization.json.JsonObject
    import kotlinx.serialization.json.JsonPrimitive
    import kotlinx.serialization.json.booleanOrNull
    import kotlinx.serialization.json.doubleOrNull

    /** The value of a key, where this is an object that has it. */
    internal operator fun JsonElement?.get(key: String): JsonElement? = (this as? JsonObject)?.get(key)

    /** The items; none where this is no array. */
    internal val JsonElement?.items: List<JsonElement> get() = (this as? JsonArray).orEmpty()

    /** The members; none where this is no object. */
    internal val JsonElement?.members: Map<String, JsonElement> get() = (this as? JsonObject).orEmpty()

    /** The text, where this is one. */
    internal val JsonElement?.text: String?
        get() = (this as? JsonPrimitive)?.takeIf { it.isString }?.content

    /** The truth, where this is `true` or `false`. */
    internal val JsonElement?.truth: Boolean?
        get() = (this as? JsonPrimitive)?.takeIf { !it.isString }?.booleanOrNull

    /** The number, where this is one. */
    internal val JsonElement?.number: Double?
        get() = (this as? JsonPrimitive)?.takeIf { !it.isString && it !is JsonNull }?.doubleOrNull

    /** The whole number, where this is one, `3.0` too. */
    internal val JsonElement?.whole: Long?
        get() =
            (this as? JsonPrimitive)?.takeIf { !it.isString }
                ?.let { JsonNumber.of(it.content)?.content?.toLongOrNull() }
    """#
}
