extension KotlinRuntime {
  /// `WireWriter.kt`.
  static let wireWriter = #"""
    /** Writes JSON in its one canonical form, without spaces. */
    public class WireWriter {
        private val text = kotlin.text.StringBuilder()

        /** What was written so far. */
        public val bytes: kotlin.ByteArray get() = bytes(text.toString())

        /** Writes a text in quotes; only what must be escaped is. */
        public fun text(value: String) {
            text.append('"')
            for (char in value) {
                when {
                    char == '"' || char == '\\' -> text.append('\\').append(char)
                    char < ' ' -> escape(char)
                    else -> text.append(char)
                }
            }
            text.append('"')
        }

        /** Writes a number, `true`, `false` or `null` as it is. */
        internal fun raw(value: String) {
            text.append(value)
        }

        internal fun openObject() {
            text.append('{')
        }

        internal fun closeObject() {
            text.append('}')
        }

        /** Writes a property that is always there. */
        internal fun <Value> required(
            name: String,
            value: Value,
            type: WireType<Value>,
        ) {
            name(name)
            type.write(value, this)
        }

        /** Writes a property that is left out if it is nothing. */
        internal fun <Value : Any> optional(
            name: String,
            value: Value?,
            type: WireType<Value>,
        ) {
            if (value != null) required(name, value, type)
        }

        /** Writes a property that is null if it is nothing. */
        internal fun <Value : Any> nullable(
            name: String,
            value: Value?,
            type: WireType<Value>,
        ) {
            name(name)
            if (value == null) raw("null") else type.write(value, this)
        }

        /** Writes values in brackets. */
        internal fun <Item> list(
            items: List<Item>,
            write: (Item) -> Unit,
        ) {
            text.append('[')
            for ((index, item) in items.withIndex()) {
                if (index > 0) text.append(',')
                write(item)
            }
            text.append(']')
        }

        /** Writes a name, after a comma if it is not the first. */
        private fun name(name: String) {
            if (!text.endsWith('{')) text.append(',')
            text(name)
            text.append(':')
        }

        private fun escape(control: Char) {
            text.append('\\')
            when (control) {
                '\b' -> text.append('b')
                '\t' -> text.append('t')
                '\n' -> text.append('n')
                '\u000c' -> text.append('f')
                '\r' -> text.append('r')
                else -> text.append("u00").append(if (control < '\u0010') "0" else "1")
                    .append(java.lang.Character.forDigit(control.code and 0xF, 16))
            }
        }

        internal companion object {
            /** A text in UTF-8, which has no form for half of a surrogate pair. */
            fun bytes(text: String): kotlin.ByteArray =
                try {
                    text.encodeToByteArray(throwOnInvalidSequence = true)
                } catch (error: java.nio.charset.CharacterCodingException) {
                    throw WireError(WireErrorCode.LONE_SURROGATE)
                }
        }
    }
    """#
}
