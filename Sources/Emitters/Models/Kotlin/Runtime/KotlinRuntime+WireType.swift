extension KotlinRuntime {
  /// `WireType.kt`.
  static let wireType = #"""
    /** How a type stands on the wire as one JSON value. */
    public interface WireType<Value> {
        /** Reads a value. */
        public fun read(wire: WireJSON): Value

        /** Writes a value. */
        public fun write(
            value: Value,
            json: WireWriter,
        )

        /** Reads a document: RFC 8259 to the letter, each name once in an object. */
        public fun read(json: kotlin.ByteArray): Value = read(WireParser.value(json))
    }

    /** Reads what has a name or an index in something. */
    internal fun <Value> WireType<Value>.readInside(
        name: String,
        wire: WireJSON,
    ): Value =
        try {
            read(wire)
        } catch (error: WireError) {
            throw error.inside(name)
        }
    """#
}
