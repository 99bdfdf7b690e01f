extension KotlinRuntime {
  /// `WireWriter.kt`.
  static let wireWriter = #"""
    /** Writes JSON in its one canonical form, without spaces. */
    public class WireWriter {
        private var buffer = kotlin.ByteArray(256)
        private var size = 0

        /** What was written so far. */
        public val bytes: kotlin.ByteArray get() = buffer.copyOf(size)

        /** Writes a text in quotes; only what must be escaped is. */
        public fun text(value: String) {
            put('"')
            var index = 0
            while (index < value.length) {
                val char = value[index]
                index += 1
                when {
                    char < ' ' || char == '"' || char == '\\' -> escape(char)
                    char < '\u0080' -> put(char)
                    char < '\u0800' -> put(char.code shr 6 or 0xC0, 1, char.code)
                    !char.isSurrogate() -> put(char.code shr 12 or 0xE0, 2, char.code)
                    else -> index = pair(value, index)
                }
            }
            put('"')
        }

        /** Writes a number, `true`, `false` or `null` as it is. */
        internal fun raw(value: String) {
            for (char in value) put(char)
        }

        internal fun openObject() {
            put('{')
        }

        internal fun closeObject() {
            put('}')
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
            put('[')
            for ((index, item) in items.withIndex()) {
                if (index > 0) put(',')
                write(item)
            }
            put(']')
        }

        /** Writes a name, after a comma if it is not the first. */
        private fun name(name: String) {
            if (buffer[size - 1] != '{'.code.toByte()) put(',')
            text(name)
            put(':')
        }

        private fun put(ascii: Char) {
            if (size == buffer.size) buffer = buffer.copyOf(size * 2)
            buffer[size] = ascii.code.toByte()
            size += 1
        }

        /** Writes a lead byte, and what follows it of a scalar (RFC 3629). */
        private fun put(
            lead: Int,
            following: Int,
            scalar: Int,
        ) {
            put(lead.toChar())
            for (step in following - 1 downTo 0) put((scalar shr 6 * step and 0x3F or 0x80).toChar())
        }

        /** Writes the scalar of two surrogates, the first before an index; gives the index after. */
        private fun pair(
            value: String,
            index: Int,
        ): Int {
            val high = value[index - 1]
            val low = if (index < value.length) value[index] else high
            val isPair = high.isHighSurrogate() && low.isLowSurrogate()
            if (!isPair) throw WireError(WireErrorCode.LONE_SURROGATE)
            val scalar = java.lang.Character.toCodePoint(high, low)
            put(scalar shr 18 or 0xF0, 3, scalar)
            return index + 1
        }

        private fun escape(char: Char) {
            put('\\')
            when (char) {
                '"', '\\' -> put(char)
                '\b' -> put('b')
                '\t' -> put('t')
                '\n' -> put('n')
                '\u000c' -> put('f')
                '\r' -> put('r')
                else -> {
                    raw(if (char < '\u0010') "u000" else "u001")
                    put(java.lang.Character.forDigit(char.code and 0xF, 16))
                }
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
