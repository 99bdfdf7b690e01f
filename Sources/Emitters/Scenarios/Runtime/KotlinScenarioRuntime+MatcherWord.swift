extension KotlinScenarioRuntime {
  /// `MatcherWord.kt`.
  static let matcherWord = #"""
    import kotlinx.serialization.json.JsonArray
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonObject
    import kotlinx.serialization.json.JsonPrimitive
    import kotlinx.serialization.json.doubleOrNull

    /** What stands in an expectation for more than one value: a word, the one key of its object. */
    internal sealed interface MatcherWord {
        /** Something, whatever it is. */
        data object Anything : MatcherWord

        /** No member of this key. */
        data object Absent : MatcherWord

        /** A number no further than a tolerance from another. */
        data class About(
            val number: JsonPrimitive,
            val tolerance: JsonPrimitive,
        ) : MatcherWord

        /** An array of as many items, each of which is one of these. */
        data class Unordered(
            val items: JsonArray,
        ) : MatcherWord

        /** An array with an item for each of these; others are free. */
        data class Has(
            val items: JsonArray,
        ) : MatcherWord

        /** Anything that this is not. */
        data class Not(
            val expected: JsonElement,
        ) : MatcherWord

        companion object {
            /** The word that an expectation is; null if it is a value. */
            fun of(expected: JsonElement): MatcherWord? {
                val name = (expected as? JsonObject)?.keys?.find { it.startsWith("$") } ?: return null
                val value = expected.getValue(name)
                require(expected.size == 1) { "`$name` stands alone in its object" }
                return when (name) {
                    "\$any" -> Anything
                    "\$absent" -> Absent
                    "\$about" -> about(value)
                    "\$unordered" -> Unordered(items(name, value))
                    "\$has" -> Has(items(name, value))
                    "\$not" -> Not(value)
                    else -> throw IllegalArgumentException("there is no `$name` to compare with")
                }
            }

            private fun items(
                name: String,
                value: JsonElement,
            ): JsonArray =
                requireNotNull(value as? JsonArray) { "`$name` takes an array" }

            private fun about(value: JsonElement): About {
                val numbers =
                    (value as? JsonArray)?.filterIsInstance<JsonPrimitive>()?.filter {
                        !it.isString && it.doubleOrNull != null
                    }
                require(numbers?.size == 2 && value.size == 2) {
                    "`\$about` takes an array of a number and how far off it may be"
                }
                return About(numbers[0], numbers[1])
            }
        }
    }
    """#
}
