extension KotlinRuntime {
  /// `WireParser.kt`.
  static let wireParser = #"""
    /** Reads JSON by RFC 8259 and nothing looser, in time that grows with its length. */
    internal class WireParser private constructor(
        private val text: String,
    ) {
        private var index = 0
        private var depth = 0

        /** The next character; U+0000, which stands nowhere in JSON, at the end. */
        private val next: Char get() = if (index < text.length) text[index] else '\u0000'

        private fun failure(): WireError = WireError(WireErrorCode.SYNTAX)

        private fun skipSpace() {
            while (next == ' ' || next == '\n' || next == '\r' || next == '\t') index += 1
        }

        private fun skip(sign: Char): Boolean {
            if (next != sign) return false
            index += 1
            return true
        }

        private fun need(sign: Char) {
            if (!skip(sign)) throw failure()
        }

        private fun value(): WireJSON =
            when (next) {
                '{' -> nested { fields() }
                '[' -> nested { items() }
                '"' -> WireJSON.Text(string())
                't' -> word("true", WireJSON.Truth(true))
                'f' -> word("false", WireJSON.Truth(false))
                'n' -> word("null", WireJSON.Null)
                else -> WireJSON.Digits(digits())
            }

        private fun word(
            word: String,
            value: WireJSON,
        ): WireJSON {
            if (!text.startsWith(word, index)) throw failure()
            index += word.length
            return value
        }

        /** Reads what stands in brackets, one deeper. */
        private inline fun nested(read: () -> WireJSON): WireJSON {
            depth += 1
            if (depth > DEEPEST) throw WireError(WireErrorCode.TOO_DEEP)
            index += 1
            skipSpace()
            val value = read()
            depth -= 1
            return value
        }

        private fun fields(): WireJSON {
            val values = kotlin.collections.LinkedHashMap<String, WireJSON>()
            if (skip('}')) return WireJSON.Fields(values)
            var isTwice = false
            do {
                skipSpace()
                val name = string()
                skipSpace()
                need(':')
                skipSpace()
                if (values.put(name, value()) != null) isTwice = true
                skipSpace()
            } while (skip(','))
            need('}')
            // A mistake of syntax is told before a name that is there twice.
            if (isTwice) throw WireError(WireErrorCode.DUPLICATE_NAME)
            return WireJSON.Fields(values)
        }

        private fun items(): WireJSON {
            val items = kotlin.collections.ArrayList<WireJSON>()
            if (skip(']')) return WireJSON.Items(items)
            do {
                skipSpace()
                items.add(value())
                skipSpace()
            } while (skip(','))
            need(']')
            return WireJSON.Items(items)
        }

        /** A number's text: `-`, an integer without leading zeros, a fraction, an exponent. */
        private fun digits(): String {
            val start = index
            skip('-')
            if (!skip('0')) someDigits()
            if (skip('.')) someDigits()
            if (skip('e') || skip('E')) {
                if (!skip('-')) skip('+')
                someDigits()
            }
            return text.substring(start, index)
        }

        private fun someDigits() {
            val start = index
            while (next in '0'..'9') index += 1
            if (index == start) throw failure()
        }

        private fun string(): String {
            need('"')
            val start = index
            while (next >= ' ' && next != '\\' && next != '"') index += 1
            if (skip('"')) return text.substring(start, index - 1)
            val string = kotlin.text.StringBuilder(text.substring(start, index))
            while (next >= ' ') {
                val char = next
                index += 1
                when (char) {
                    '"' -> return string.toString()
                    '\\' -> escape(string)
                    else -> string.append(char)
                }
            }
            throw failure()
        }

        /** Reads what follows a backslash. */
        private fun escape(string: kotlin.text.StringBuilder) {
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
                else -> throw failure()
            }
        }

        /** Reads one `\u` escape, or two that are a surrogate pair. */
        private fun unicode(string: kotlin.text.StringBuilder) {
            val first = hexadecimal()
            string.append(first)
            if (!first.isSurrogate()) return
            val hasSecond = first.isHighSurrogate() && skip('\\') && skip('u')
            if (!hasSecond) throw WireError(WireErrorCode.LONE_SURROGATE)
            val second = hexadecimal()
            if (!second.isLowSurrogate()) throw WireError(WireErrorCode.LONE_SURROGATE)
            string.append(second)
        }

        private fun hexadecimal(): Char {
            var value = 0
            repeat(4) {
                val digit =
                    when (val char = next) {
                        in '0'..'9' -> char - '0'
                        in 'A'..'F' -> char - 'A' + 10
                        in 'a'..'f' -> char - 'a' + 10
                        else -> throw failure()
                    }
                value = value * 16 + digit
                index += 1
            }
            return value.toChar()
        }

        companion object {
            /** How many arrays and objects may stand inside one another. */
            private const val DEEPEST = 512

            /** The value of a whole document. */
            fun value(bytes: kotlin.ByteArray): WireJSON {
                val text = if (bytes.all { it >= 0 }) ascii(bytes) else decoded(bytes)
                if (text.startsWith('\uFEFF')) throw WireError(WireErrorCode.BYTE_ORDER_MARK)
                return document(text)
            }

            private fun ascii(bytes: kotlin.ByteArray): String =
                kotlin.text.String(bytes, kotlin.text.Charsets.ISO_8859_1)

            private fun decoded(bytes: kotlin.ByteArray): String =
                try {
                    bytes.decodeToString(throwOnInvalidSequence = true)
                } catch (error: java.nio.charset.CharacterCodingException) {
                    throw WireError(WireErrorCode.NOT_UTF8)
                }

            /** The value of a document that another reader took apart and wrote again. */
            fun value(text: String): WireJSON = value(WireWriter.bytes(text))

            /** The number that a text outside JSON is, by JSON's grammar. */
            fun number(text: String): String {
                val parser = WireParser(text)
                try {
                    val digits = parser.digits()
                    if (parser.index == text.length) return digits
                } catch (error: WireError) {
                    // It is of another type then, not a document with a mistake.
                }
                throw WireError(WireErrorCode.WRONG_TYPE)
            }

            private fun document(text: String): WireJSON {
                val parser = WireParser(text)
                parser.skipSpace()
                val value = parser.value()
                parser.skipSpace()
                if (parser.index != text.length) throw WireError(WireErrorCode.SYNTAX)
                return value
            }
        }
    }
    """#
}
