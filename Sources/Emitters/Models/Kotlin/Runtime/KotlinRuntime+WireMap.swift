extension KotlinRuntime {
  /// `WireMap.kt`.
  static let wireMap = #"""
    /** Objects with any names on the wire, whose values are all alike. */
    internal class WireMap<Item>(
        private val item: WireType<Item>,
    ) : WireType<Map<String, Item>> {
        override fun read(wire: WireJSON): Map<String, Item> =
            WireOrder.sorted(wire.fields.values).associate { (name, value) ->
                name to item.readInside(name, value)
            }

        override fun write(
            value: Map<String, Item>,
            json: WireWriter,
        ) {
            json.openObject()
            for ((name, entry) in WireOrder.sorted(value)) json.required(name, entry, item)
            json.closeObject()
        }
    }
    """#
}
