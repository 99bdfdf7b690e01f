extension KotlinRuntime {
  /// `WireRequestBuilder.kt`.
  static let wireRequestBuilder = #"""
    /** Makes a request of its parts. */
    internal class WireRequestBuilder(
        private val method: String,
    ) {
        private val path = kotlin.text.StringBuilder()
        private val query = kotlin.collections.ArrayList<String>()
        private val headers = kotlin.collections.ArrayList<WireHeader>()

        /** Adds a piece of the path as it is. */
        fun path(text: String): WireRequestBuilder = apply { path.append(text) }

        /** Adds a piece of the path that is a value. */
        fun <Value> path(
            name: String,
            value: Value,
            type: WireTextType<Value>,
        ): WireRequestBuilder {
            val text = type.text(value)
            if (text == "" || text == "." || text == "..") {
                throw WireError(WireErrorCode.BAD_PATH_SEGMENT, name)
            }
            return path(encoded(text))
        }

        /** Adds a value after `?`, if it is there. */
        fun <Value : Any> query(
            name: String,
            value: Value?,
            type: WireTextType<Value>,
        ): WireRequestBuilder {
            if (value != null) query.add(encoded(name) + "=" + encoded(type.text(value)))
            return this
        }

        /** Adds a header, if its value is there. */
        fun <Value : Any> header(
            name: String,
            value: Value?,
            type: WireTextType<Value>,
        ): WireRequestBuilder =
            if (value == null) this else secret(name, type.text(value), "", name)

        /** Adds a header whose value begins with a prefix and comes from something with a name. */
        fun secret(
            header: String,
            text: String,
            prefix: String,
            name: String,
        ): WireRequestBuilder {
            val isPlain = text.all { it in ' '..'~' || it == '\t' }
            if (!isPlain || text != text.trim(' ', '\t')) {
                throw WireError(WireErrorCode.BAD_HEADER, name)
            }
            headers.add(WireHeader(header, prefix + text))
            return this
        }

        /** The request. */
        fun build(body: kotlin.ByteArray? = null): WireRequest {
            val query = if (query.isEmpty()) null else query.joinToString("&")
            return WireRequest(method, path.toString(), query, headers.toList(), body)
        }

        /** A text in which everything but unreserved characters (RFC 3986) is percent-encoded. */
        private fun encoded(text: String): String {
            val encoded = kotlin.text.StringBuilder()
            for (byte in WireWriter.bytes(text)) {
                val value = byte.toInt() and 0xFF
                when (val char = value.toChar()) {
                    in UNRESERVED -> encoded.append(char)
                    else -> encoded.append('%').append(DIGITS[value / 16]).append(DIGITS[value % 16])
                }
            }
            return encoded.toString()
        }

        private companion object {
            private const val DIGITS = "0123456789ABCDEF"
            private const val UNRESERVED =
                "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        }
    }
    """#
}
