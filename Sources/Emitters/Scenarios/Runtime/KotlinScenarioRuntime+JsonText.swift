extension KotlinScenarioRuntime {
  /// `JsonText.kt`.
  static let jsonText = #"""
    import kotlinx.serialization.json.JsonArray
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonNull
    import kotlinx.serialization.json.JsonObject
    import kotlinx.serialization.json.JsonPrimitive
    import kotlinx.serialization.json.booleanOrNull

    /** Writes JSON without spaces; only what must be escaped is. */
    internal class JsonText private constructor() {
        private val text = StringBuilder()

        private fun value(value: JsonElement) {
            when (value) {
                is JsonObject -> list('{', value.entries, '}') { (key, member) ->
                    string(key)
                    text.append(':')
                    value(member)
                }
                is JsonArray -> list('[', value, ']') { value(it) }
                is JsonNull -> text.append("null")
                is JsonPrimitive ->
                    when {
                        value.isString -> string(value.content)
                        value.booleanOrNull != null -> text.append(value.content)
                        else -> text.append(JsonNumber.text(value))
                    }
            }
        }

        private fun <Item> list(
            opening: Char,
            items: Collection<Item>,
            closing: Char,
            write: (Item) -> Unit,
        ) {
            text.append(opening)
            for ((index, item) in items.withIndex()) {
                if (index > 0) text.append(',')
                write(item)
            }
            text.append(closing)
        }

        private fun string(string: String) {
            text.append('"')
            for (char in string) {
                when (char) {
                    '"', '\\' -> text.append('\\').append(char)
                    '\b' -> text.append("\\b")
                    '\t' -> text.append("\\t")
                    '\n' -> text.append("\\n")
                    '\u000c' -> text.append("\\f")
                    '\r' -> text.append("\\r")
                    in '\u0000'..'\u001f' -> text.append("\\u00" + hexadecimal(char))
                    else -> text.append(char)
                }
            }
            text.append('"')
        }

        private fun hexadecimal(control: Char): String = control.code.toString(16).padStart(2, '0')

        internal companion object {
            /** A value as text; a number that JSON has no form for is an [IllegalArgumentException]. */
            fun of(value: JsonElement): String =
                JsonText().also { it.value(value) }.text.toString()
        }
    }
    """#
}
