extension KotlinRuntime {
  /// `WireString.kt`.
  static let wireString = #"""
    /** Texts on the wire. */
    internal object WireString : WireTextType<String> {
        override fun read(wire: WireJSON): String = (wire as? WireJSON.Text ?: throw wire.refusal).text

        override fun write(
            value: String,
            json: WireWriter,
        ) {
            json.text(value)
        }

        override fun ofText(text: String): String = text

        override fun text(value: String): String = value
    }
    """#
}
