extension KotlinRuntime {
  /// `WireTextType.kt`.
  static let wireTextType = #"""
    /** How a type stands in a path, a query or a header, too. */
    public interface WireTextType<Value> : WireType<Value> {
        /** Reads a text. */
        public fun ofText(text: String): Value

        /** A value as a text. */
        public fun text(value: Value): String
    }
    """#
}
