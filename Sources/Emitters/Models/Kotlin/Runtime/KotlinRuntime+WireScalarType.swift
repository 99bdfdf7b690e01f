extension KotlinRuntime {
  /// `WireScalarType.kt`.
  static let wireScalarType = #"""
    /** How a type around another one is read and written: as that one. */
    public abstract class WireScalarType<Value, Raw>(
        private val raw: WireTextType<Raw>,
        private val wrapped: (Raw) -> Value,
        private val unwrapped: (Value) -> Raw,
    ) : WireTextType<Value> {
        final override fun read(wire: WireJSON): Value = wrapped(raw.read(wire))

        final override fun write(
            value: Value,
            json: WireWriter,
        ) {
            raw.write(unwrapped(value), json)
        }

        final override fun ofText(text: String): Value = wrapped(raw.ofText(text))

        final override fun text(value: Value): String = raw.text(unwrapped(value))
    }
    """#
}
