extension KotlinRuntime {
  /// `WireTree.kt`.
  static let wireTree = #"""
    /** Values of any type on the wire. */
    internal object WireTree : WireType<WireJSON> {
        override fun read(wire: WireJSON): WireJSON = wire

        override fun write(
            value: WireJSON,
            json: WireWriter,
        ) {
            when (value) {
                is WireJSON.Null -> json.raw("null")
                is WireJSON.Truth -> json.raw(value.value.toString())
                is WireJSON.Digits -> json.raw(value.text)
                is WireJSON.Text -> json.text(value.text)
                is WireJSON.Items -> json.list(value.items) { write(it, json) }
                is WireJSON.Fields -> WireMap(this).write(value.values, json)
            }
        }
    }
    """#
}
