extension KotlinRuntime {
  /// `WireRequest.kt`.
  static let wireRequest = #"""
    /** A request, for any network library to send. */
    public class WireRequest internal constructor(
        /** The method: `GET`. */
        public val method: String,
        /** What follows the server's URL, percent-encoded. */
        public val path: String,
        /** What follows `?`, percent-encoded; null for nothing. */
        public val query: String?,
        /** The headers. */
        public val headers: List<WireHeader>,
        /** The body; null for none. */
        public val body: kotlin.ByteArray?,
    ) {
        /** Path and query, as they follow the server's URL. */
        public val target: String get() = if (query == null) path else "$path?$query"
    }
    """#
}
