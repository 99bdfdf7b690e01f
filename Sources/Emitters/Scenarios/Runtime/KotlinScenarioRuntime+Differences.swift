extension KotlinScenarioRuntime {
  /// `Differences.kt`.
  static let differences = #"""
    import kotlinx.serialization.json.JsonArray
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonObject

    /** Finds every difference between what is expected and what was seen. */
    internal class Differences private constructor() {
        private val found = ArrayList<Difference>()

        private fun compare(
            expected: JsonElement,
            seen: JsonElement,
            pointer: String,
            path: List<String>,
        ) {
            if (Matching.matches(expected, seen)) return
            val word = MatcherWord.of(expected)
            when {
                word is MatcherWord.Unordered && seen is JsonArray -> {
                    pair(word.items, seen, pointer, path + "\$unordered", othersAreFree = false)
                }
                word is MatcherWord.Has && seen is JsonArray -> {
                    pair(word.items, seen, pointer, path + "\$has", othersAreFree = true)
                }
                word == null && expected is JsonObject && seen is JsonObject -> {
                    members(expected, seen, pointer, path)
                }
                word == null && expected is JsonArray && seen is JsonArray -> {
                    items(expected, seen, pointer, path)
                }
                else -> add(pointer, Shown.expected(expected), Shown.value(seen), path)
            }
        }

        private fun members(
            expected: JsonObject,
            seen: JsonObject,
            pointer: String,
            path: List<String>,
        ) {
            for ((key, value) in expected) {
                val inner = pointer + "/" + key.replace("~", "~0").replace("/", "~1")
                val member = seen[key]
                if (member != null) {
                    compare(value, member, inner, path + key)
                } else if (!Matching.matches(value, null)) {
                    add(inner, Shown.expected(value), "nothing", path + key)
                }
            }
        }

        private fun items(
            expected: JsonArray,
            seen: JsonArray,
            pointer: String,
            path: List<String>,
        ) {
            if (expected.size != seen.size) {
                add(pointer, Shown.count(expected.size), Shown.count(seen.size), path)
            }
            for (index in 0 until minOf(expected.size, seen.size)) {
                compare(expected[index], seen[index], "$pointer/$index", path + "$index")
            }
        }

        /**
         * Compares arrays whose order is free: what has no partner is told, and where one of each is
         * left, how the two differ.
         */
        private fun pair(
            expected: JsonArray,
            seen: JsonArray,
            pointer: String,
            path: List<String>,
            othersAreFree: Boolean,
        ) {
            val pairing = Pairing(expected, seen)
            val unmatched = pairing.unmatched
            val free = pairing.free
            if (unmatched.size == 1 && free.size == 1) {
                val place = path + "${unmatched[0]}"
                compare(expected[unmatched[0]], seen[free[0]], "$pointer/${free[0]}", place)
                return
            }
            for (index in unmatched) {
                val item = "an item " + Shown.expected(expected[index])
                add(pointer, item, "none", path + "$index")
            }
            if (othersAreFree) return
            for (index in free) {
                add("$pointer/$index", "nothing", Shown.value(seen[index]), path.dropLast(1))
            }
        }

        private fun add(
            pointer: String,
            expected: String,
            actual: String,
            path: List<String>,
        ) {
            found.add(Difference(pointer, expected, actual, path))
        }

        internal companion object {
            /** Every difference; none where it is as expected. */
            fun between(
                expected: JsonElement,
                seen: JsonElement,
            ): List<Difference> =
                Differences().also { it.compare(expected, seen, "", emptyList()) }.found
        }
    }
    """#
}
