extension KotlinRuntime {
  /// `WireAnswer.kt`.
  static let wireAnswer = #"""
    /** An answer, as any network library gives it. */
    public class WireAnswer(
        /** The status. */
        public val status: Int,
        /** The headers. */
        public val headers: List<WireHeader>,
        /** The body; empty for none. */
        public val body: kotlin.ByteArray,
    ) {
        /** The value of a header that must be there. */
        internal fun <Value> required(
            name: String,
            type: WireTextType<Value>,
        ): Value {
            val text = header(name) ?: throw WireError(WireErrorCode.MISSING, "header:$name")
            return value(name, text, type)
        }

        /** The value of the first header of a name; null if there is none. */
        internal fun <Value : Any> optional(
            name: String,
            type: WireTextType<Value>,
        ): Value? =
            header(name)?.let { value(name, it, type) }

        private fun header(name: String): String? {
            val folded = folded(name)
            return headers.firstOrNull { folded(it.name) == folded }?.value?.trim(' ', '\t')
        }

        private fun <Value> value(
            name: String,
            text: String,
            type: WireTextType<Value>,
        ): Value =
            try {
                type.ofText(text)
            } catch (error: WireError) {
                throw WireError(error.code, "header:$name")
            }

        /** A name with its ASCII letters small. */
        private fun folded(name: String): String =
            name.map { if (it in 'A'..'Z') it + 32 else it }.joinToString("")
    }
    """#
}
