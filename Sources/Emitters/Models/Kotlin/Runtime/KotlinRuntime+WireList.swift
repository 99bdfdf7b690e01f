extension KotlinRuntime {
  /// `WireList.kt`.
  static let wireList = #"""
    /** Arrays on the wire. */
    internal class WireList<Item>(
        private val item: WireType<Item>,
    ) : WireType<List<Item>> {
        override fun read(wire: WireJSON): List<Item> {
            val items = (wire as? WireJSON.Items ?: throw wire.refusal).items
            return items.mapIndexed { index, value -> item.readInside(index.toString(), value) }
        }

        override fun write(
            value: List<Item>,
            json: WireWriter,
        ) {
            json.list(value) { item.write(it, json) }
        }
    }
    """#
}
