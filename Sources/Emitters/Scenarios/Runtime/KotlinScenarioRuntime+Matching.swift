extension KotlinScenarioRuntime {
  /// `Matching.kt`.
  static let matching = #"""
    import kotlinx.serialization.json.JsonArray
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonNull
    import kotlinx.serialization.json.JsonObject
    import kotlinx.serialization.json.JsonPrimitive
    import kotlinx.serialization.json.booleanOrNull
    import kotlinx.serialization.json.double
    import kotlin.math.abs

    /** Whether what was seen is as expected. */
    internal object Matching {
        /** Whether a value is as expected; null is a member that is not there. */
        fun matches(
            expected: JsonElement,
            seen: JsonElement?,
        ): Boolean {
            val word = MatcherWord.of(expected)
            return when {
                seen == null -> takesNothing(word)
                word != null -> matches(word, seen)
                expected is JsonObject -> seen is JsonObject && members(expected, seen)
                expected is JsonArray -> seen is JsonArray && items(expected, seen)
                else -> areSame(expected, seen)
            }
        }

        /** Whether it is right that there is no such member. */
        private fun takesNothing(word: MatcherWord?): Boolean =
            when (word) {
                is MatcherWord.Absent -> true
                is MatcherWord.Not -> !takesNothing(MatcherWord.of(word.expected))
                else -> false
            }

        private fun matches(
            word: MatcherWord,
            seen: JsonElement,
        ): Boolean =
            when (word) {
                is MatcherWord.Anything -> true
                is MatcherWord.Absent -> false
                is MatcherWord.About -> isNear(word, seen)
                is MatcherWord.Not -> !matches(word.expected, seen)
                is MatcherWord.Unordered ->
                    seen is JsonArray && seen.size == word.items.size && isPaired(word.items, seen)
                is MatcherWord.Has -> seen is JsonArray && isPaired(word.items, seen)
            }

        private fun members(
            expected: JsonObject,
            seen: JsonObject,
        ): Boolean =
            expected.all { (key, value) -> matches(value, seen[key]) }

        private fun items(
            expected: JsonArray,
            seen: JsonArray,
        ): Boolean =
            expected.size == seen.size && expected.indices.all { matches(expected[it], seen[it]) }

        private fun isPaired(
            expected: JsonArray,
            seen: JsonArray,
        ): Boolean =
            Pairing(expected, seen).unmatched.isEmpty()

        private fun isNear(
            about: MatcherWord.About,
            seen: JsonElement,
        ): Boolean =
            isNumber(seen) &&
                abs((seen as JsonPrimitive).double - about.number.double) <= about.tolerance.double

        /** Whether two values that are no arrays and no objects are the same, numbers by value. */
        private fun areSame(
            expected: JsonElement,
            seen: JsonElement,
        ): Boolean =
            if (isNumber(expected) && isNumber(seen)) {
                JsonNumber.of(expected as JsonPrimitive) == JsonNumber.of(seen as JsonPrimitive)
            } else {
                expected == seen
            }

        private fun isNumber(value: JsonElement): Boolean =
            value is JsonPrimitive && value !is JsonNull && !value.isString &&
                value.booleanOrNull == null
    }
    """#
}
