extension KotlinRuntime {
  /// `WirePatternPart.kt`.
  static let wirePatternPart = #"""
    /** A part of a pattern: something, and how often it stands there. */
    internal class WirePatternPart private constructor(
        private val least: Int,
        private val most: Int?,
        private val next: (Int, kotlin.IntArray) -> List<Int>,
    ) {
        /** Where the part may end in a text if it begins at one of some places. */
        fun ends(
            starts: Set<Int>,
            scalars: kotlin.IntArray,
        ): Set<Int> {
            var places = starts
            repeat(least) {
                if (places.isEmpty()) return places
                places = step(places, scalars)
            }
            val ends = places.toMutableSet()
            var count = least
            // A place that was reached before with fewer repetitions leads nowhere new.
            while (places.isNotEmpty() && (most == null || count < most)) {
                places = step(places, scalars) - ends
                ends.addAll(places)
                count += 1
            }
            return ends
        }

        private fun step(
            starts: Set<Int>,
            scalars: kotlin.IntArray,
        ): Set<Int> =
            starts.flatMapTo(kotlin.collections.HashSet()) { next(it, scalars) }

        companion object {
            /** One of the scalars between the two of a pair, for each pair of the text: `09AF`. */
            fun oneOf(
                pairs: String,
                least: Int,
                most: Int? = null,
            ): WirePatternPart =
                scalar(pairs.codePoints().toArray(), true, least, most)

            /** Any scalar that is in none of the pairs. */
            fun noneOf(
                pairs: String,
                least: Int,
                most: Int? = null,
            ): WirePatternPart =
                scalar(pairs.codePoints().toArray(), false, least, most)

            /** One of several texts. */
            fun text(
                vararg texts: String,
                least: Int,
                most: Int? = null,
            ): WirePatternPart {
                val wanted = texts.map { it.codePoints().toArray() }
                return WirePatternPart(least, most) { start, scalars ->
                    wanted.filter { begins(scalars, start, it) }.map { start + it.size }
                }
            }

            private fun scalar(
                pairs: kotlin.IntArray,
                isIn: Boolean,
                least: Int,
                most: Int?,
            ): WirePatternPart =
                WirePatternPart(least, most) { start, scalars ->
                    val found = start < scalars.size && contains(pairs, scalars[start]) == isIn
                    if (found) listOf(start + 1) else emptyList()
                }

            private fun contains(
                pairs: kotlin.IntArray,
                scalar: Int,
            ): Boolean =
                (pairs.indices step 2).any { scalar in pairs[it]..pairs[it + 1] }

            private fun begins(
                scalars: kotlin.IntArray,
                start: Int,
                text: kotlin.IntArray,
            ): Boolean =
                start + text.size <= scalars.size &&
                    text.indices.all { scalars[start + it] == text[it] }
        }
    }
    """#
}
