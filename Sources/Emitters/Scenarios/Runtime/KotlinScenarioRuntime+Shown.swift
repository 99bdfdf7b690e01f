extension KotlinScenarioRuntime {
  /// `Shown.kt`.
  static let shown = #"""
    import kotlinx.serialization.json.JsonArray
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonObject
    import kotlinx.serialization.json.JsonPrimitive

    /** Values and expectations for a sentence. */
    internal object Shown {
        /** How many bytes of a value a sentence shows. */
        private const val MOST = 160

        /** What cannot be taken for another value, or for a part of the sentence. */
        private val word = Regex("[A-Za-z][A-Za-z0-9_./-]{0,${MOST - 1}}")

        private val values = setOf("null", "true", "false")

        /** A value: a word without quotes, anything else as JSON, cut where it is long. */
        fun value(value: JsonElement): String {
            val text = if (value is JsonPrimitive && value.isString) value.content else null
            val isWord = text != null && word.matches(text) && text !in values
            return if (isWord) text else cut(JsonText.of(value))
        }

        /** What is expected. */
        fun expected(expected: JsonElement): String =
            when (val word = MatcherWord.of(expected)) {
                is MatcherWord.Anything -> "anything"
                is MatcherWord.Absent -> "nothing"
                is MatcherWord.About -> value(word.number) + " ± " + value(word.tolerance)
                is MatcherWord.Not -> "not " + expected(word.expected)
                is MatcherWord.Unordered -> cut("[${list(word.items)}] in any order")
                is MatcherWord.Has -> cut("an array with ${list(word.items)}")
                null ->
                    when (expected) {
                        is JsonArray -> cut("[${list(expected)}]")
                        is JsonObject -> cut("{${members(expected)}}")
                        else -> value(expected)
                    }
            }

        /** A number of items. */
        fun count(items: Int): String = if (items == 1) "1 item" else "$items items"

        private fun list(items: JsonArray): String = items.joinToString { expected(it) }

        private fun members(expected: JsonObject): String =
            expected.entries.joinToString { (key, value) ->
                JsonText.of(JsonPrimitive(key)) + ": " + expected(value)
            }

        /** A text with `…` for what is too much of it. */
        private fun cut(text: String): String {
            if (text.encodeToByteArray().size <= MOST) return text
            val cut = StringBuilder()
            var bytes = 0
            for (point in text.codePoints()) {
                if (bytes >= MOST) break
                val character = Character.toString(point)
                bytes += character.encodeToByteArray().size
                cut.append(character)
            }
            return "$cut…"
        }
    }
    """#
}
