extension KotlinScenarioRuntime {
  /// `JsonReader.kt`.
  static let jsonReader = #"""
    import kotlinx.serialization.json.JsonArray
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonNull
    import kotlinx.serialization.json.JsonObject
    import kotlinx.serialization.json.JsonPrimitive

    /**
     * Reads JSON by RFC 8259 and nothing looser, in time that grows with its length, and keeps where
     * each value stands, which kotlinx.serialization's reader does not.
     *
     * Refused besides: a key that an object has twice, half of a surrogate pair, a number that no
     * double holds, a byte order mark, depth over 512.
     */
    internal class JsonReader private constructor(
        private val text: String,
    ) {
        private var index = 0
        private var depth = 0

        /** The next character; U+0000, which stands nowhere in JSON, at the end. */
        private val next: Char get() = if (index < text.length) text[index] else '\u0000'

        private fun document(): JsonDocument {
            skipSpace()
            val document = value()
            skipSpace()
            if (index < text.length) fail("nothing may stand after the value")
            return document
        }

        private fun skipSpace() {
            while (next == ' ' || next == '\n' || next == '\r' || next == '\t') index += 1
        }

        private fun skip(sign: Char): Boolean {
            if (next != sign) return false
            index += 1
            return true
        }

        private fun value(): JsonDocument {
            val start = index
            return when (next) {
                '{' -> nested { members(start) }
                '[' -> nested { items(start) }
                '"' -> JsonDocument(JsonPrimitive(string()), JsonPlace(start))
                't' -> word("true", JsonPrimitive(true))
                'f' -> word("false", JsonPrimitive(false))
                'n' -> word("null", JsonNull)
                else -> JsonDocument(number(), JsonPlace(start))
            }
        }

        private fun word(
            word: String,
            value: JsonElement,
        ): JsonDocument {
            val start = index
            if (!text.startsWith(word, start)) fail("a value is missing; a text stands in quotes")
            index += word.length
            return JsonDocument(value, JsonPlace(start))
        }

        /** Reads what stands in brackets, one deeper. */
        private fun nested(read: () -> JsonDocument): JsonDocument {
            depth += 1
            if (depth > DEEPEST) fail("more than $DEEPEST arrays and objects are inside one another")
            index += 1
            skipSpace()
            val document = read()
            depth -= 1
            return document
        }

        private fun members(start: Int): JsonDocument {
            val values = LinkedHashMap<String, JsonElement>()
            val places = HashMap<String, JsonPlace>()
            if (!skip('}')) {
                do {
                    skipSpace()
                    val before = index
                    if (next != '"') fail("a key in quotes is missing")
                    val key = string()
                    if (key in values) fail("the object has the key `$key` twice", before)
                    skipSpace()
                    if (!skip(':')) fail("a colon is missing")
                    skipSpace()
                    val member = value()
                    values[key] = member.value
                    places[key] = member.place
                    skipSpace()
                } while (skip(','))
                if (!skip('}')) fail("a comma or `}` is missing")
            }
            return JsonDocument(JsonObject(values), JsonPlace(start, places))
        }

        private fun items(start: Int): JsonDocument {
            val values = ArrayList<JsonElement>()
            val places = HashMap<String, JsonPlace>()
            if (!skip(']')) {
                do {
                    skipSpace()
                    val item = value()
                    places[values.size.toString()] = item.place
                    values.add(item.value)
                    skipSpace()
                } while (skip(','))
                if (!skip(']')) fail("a comma or `]` is missing")
            }
            return JsonDocument(JsonArray(values), JsonPlace(start, places))
        }

        /** A number: `-`, an integer without leading zeros, a fraction, an exponent. */
        private fun number(): JsonPrimitive {
            val start = index
            skip('-')
            if (!skip('0')) digits("a value is missing")
            if (skip('.')) digits("a digit is missing")
            if (skip('e') || skip('E')) {
                if (!skip('-')) skip('+')
                digits("a digit is missing")
            }
            return JsonNumber.of(text.substring(start, index)) ?: fail("the number is too large", start)
        }

        private fun digits(message: String) {
            if (next !in '0'..'9') fail(message)
            while (next in '0'..'9') index += 1
        }

        private fun string(): String {
            index += 1
            val string = StringBuilder()
            while (true) {
                val start = index
                while (next >= ' ' && next != '\\' && next != '"') index += 1
                string.append(text, start, index)
                when {
                    skip('"') -> return string.toString()
                    skip('\\') -> escape(string)
                    index < text.length -> fail("a control character stands in a text; escape it")
                    else -> fail("the quote that ends the text is missing")
                }
            }
        }

        /** Reads what follows a backslash. */
        private fun escape(string: StringBuilder) {
            val char = next
            index += 1
            when (char) {
                '"', '\\', '/' -> string.append(char)
                'b' -> string.append('\b')
                'f' -> string.append('\u000c')
                'n' -> string.append('\n')
                'r' -> string.append('\r')
                't' -> string.append('\t')
                'u' -> unicode(string)
                else -> fail("there is no such escape", index - 2)
            }
        }

        /** Reads one `\u` escape, or two that are a surrogate pair. */
        private fun unicode(string: StringBuilder) {
            val start = index - 2
            val first = hexadecimal()
            string.append(first)
            if (!first.isSurrogate()) return
            val isPair = first.isHighSurrogate() && skip('\\') && skip('u')
            val second = if (isPair) hexadecimal() else null
            if (second?.isLowSurrogate() != true) fail("half of a surrogate pair stands alone", start)
            string.append(second)
        }

        private fun hexadecimal(): Char {
            var value = 0
            repeat(4) {
                val digit = Character.digit(next, 16)
                if (digit < 0 || next > 'f') fail("four hexadecimal digits are missing")
                value = value * 16 + digit
                index += 1
            }
            return value.toChar()
        }

        private fun fail(
            message: String,
            offset: Int = index,
        ): Nothing =
            throw JsonProblem(offset, message)

        internal companion object {
            /** How many arrays and objects may stand inside one another. */
            private const val DEEPEST = 512

            /** Reads a whole text. */
            fun read(text: String): JsonDocument = JsonReader(text).document()

            /** Reads a whole file, which is UTF-8. */
            fun read(bytes: ByteArray): JsonDocument =
                try {
                    read(bytes.decodeToString(throwOnInvalidSequence = true))
                } catch (error: java.nio.charset.CharacterCodingException) {
                    throw JsonProblem(0, "the file is not UTF-8")
                }
        }
    }
    """#
}
