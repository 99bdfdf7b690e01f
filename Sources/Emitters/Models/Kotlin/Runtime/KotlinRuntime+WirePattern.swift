extension KotlinRuntime {
  /// `WirePattern.kt`.
  static let wirePattern = #"""
    /** A pattern that a whole text is held to. */
    internal class WirePattern(
        /** The pattern as the API describes it. */
        val source: String,
        private vararg val parts: WirePatternPart,
    ) {
        /**
         * Whether the whole of a text is made so.
         *
         * All ways through the pattern are followed at once, so no text makes it slow.
         */
        fun matches(text: String): Boolean {
            val scalars = text.codePoints().toArray()
            var places = setOf(0)
            for (part in parts) {
                places = part.ends(places, scalars)
                if (places.isEmpty()) return false
            }
            return scalars.size in places
        }
    }
    """#
}
