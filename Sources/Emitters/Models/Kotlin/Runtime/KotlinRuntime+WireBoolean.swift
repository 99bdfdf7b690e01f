extension KotlinRuntime {
  /// `WireBoolean.kt`.
  static let wireBoolean = #"""
    /** `true` and `false` on the wire. */
    internal object WireBoolean : WireTextType<Boolean> {
        override fun read(wire: WireJSON): Boolean =
            (wire as? WireJSON.Truth ?: throw wire.refusal).value

        override fun write(
            value: Boolean,
            json: WireWriter,
        ) {
            json.raw(text(value))
        }

        override fun ofText(text: String): Boolean =
            when (text) {
                "true" -> true
                "false" -> false
                else -> throw WireError(WireErrorCode.WRONG_TYPE)
            }

        override fun text(value: Boolean): String = value.toString()
    }
    """#
}
