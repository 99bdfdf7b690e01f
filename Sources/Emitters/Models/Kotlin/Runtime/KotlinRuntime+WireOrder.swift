extension KotlinRuntime {
  /// `WireOrder.kt`.
  static let wireOrder = #"""
    /** The order of texts by their UTF-8 bytes. */
    internal object WireOrder : kotlin.Comparator<String> {
        /** Compares by code point: those over U+FFFF come last, though their UTF-16 units do not. */
        override fun compare(
            left: String,
            right: String,
        ): Int {
            val length = minOf(left.length, right.length)
            for (index in 0 until length) {
                val one = left[index]
                val other = right[index]
                if (one == other) continue
                if (one.isSurrogate() != other.isSurrogate()) return if (one.isSurrogate()) 1 else -1
                return one.compareTo(other)
            }
            return left.length.compareTo(right.length)
        }

        /** The entries of a map in the order of their names. */
        fun <Item> sorted(map: Map<String, Item>): List<Map.Entry<String, Item>> =
            map.entries.sortedWith { left, right -> compare(left.key, right.key) }
    }
    """#
}
