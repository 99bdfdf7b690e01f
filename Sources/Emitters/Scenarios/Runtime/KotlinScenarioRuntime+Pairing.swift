extension KotlinScenarioRuntime {
  /// `Pairing.kt`.
  static let pairing = #"""
    import kotlinx.serialization.json.JsonArray

    /**
     * Which expectation goes with which item, so that as many as can be have one of their own.
     *
     * Taking the first item that fits is not enough: it may be the only one that fits another.
     */
    internal class Pairing(
        expected: JsonArray,
        seen: JsonArray,
    ) {
        private val fitting =
            expected.map { matcher -> seen.indices.filter { Matching.matches(matcher, seen[it]) } }
        private val holders = arrayOfNulls<Int>(seen.size)

        /** The expectations that no item is left for. */
        val unmatched: List<Int> =
            expected.indices.filter { !place(it, BooleanArray(seen.size)) }

        /** The items that no expectation has. */
        val free: List<Int> get() = holders.indices.filter { holders[it] == null }

        /** Gives an expectation an item, moving others to another where that makes room. */
        private fun place(
            matcher: Int,
            tried: BooleanArray,
        ): Boolean {
            for (item in fitting[matcher]) {
                if (tried[item]) continue
                tried[item] = true
                val holder = holders[item]
                if (holder == null || place(holder, tried)) {
                    holders[item] = matcher
                    return true
                }
            }
            return false
        }
    }
    """#
}
