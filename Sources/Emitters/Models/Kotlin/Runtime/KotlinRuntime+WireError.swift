extension KotlinRuntime {
  /// `WireError.kt`.
  static let wireError = #"""
    import kotlinx.serialization.SerializationException

    /** Why bytes are no value of a type, or why a value cannot be sent. */
    public class WireError(
        /** What is wrong. */
        public val code: WireErrorCode,
        /** Where: a JSON Pointer (RFC 6901), empty for the whole; `header:ETag` for a header. */
        public val path: String = "",
    ) : SerializationException(if (path.isEmpty()) code.word else code.word + " at " + path) {
        /** The same as seen from what holds the value, by its name or index there. */
        internal fun inside(name: String): WireError = WireError(code, WirePath.step(name) + path)
    }
    """#
}
