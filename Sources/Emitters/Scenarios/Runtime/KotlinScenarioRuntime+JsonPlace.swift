extension KotlinScenarioRuntime {
  /// `JsonPlace.kt`.
  static let jsonPlace = #"""
    /** Where a value begins in a text of JSON, and where what is in it does. */
    internal class JsonPlace(
        /** How many UTF-16 units come before it. */
        val offset: Int,
        /** The places of its members by their keys, or of its items by their numbers. */
        private val inside: Map<String, JsonPlace> = emptyMap(),
    ) {
        /** The place at the end of a path from here, or as far as the path leads. */
        fun at(path: List<String>): JsonPlace {
            var place = this
            for (step in path) place = place.inside[step] ?: return place
            return place
        }
    }
    """#
}
