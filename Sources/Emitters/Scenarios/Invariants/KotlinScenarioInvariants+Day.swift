extension KotlinScenarioInvariants {
  /// `DayInvariants.kt`.
  static let day = #"""
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonObject

    /** What always holds of the copies of days. */
    internal object DayInvariants : SuiteInvariants {
        private val held = setOf("fresh", "noSignal", "inFlight")
        private val unsent = setOf("waiting", "sending", "turnedDown")

        override fun broken(
            given: JsonObject,
            step: JsonObject,
            seen: JsonObject,
        ): List<String> {
            val row = if (step["do"].text == "judge") row(given, seen) else emptyList()
            return fetching(seen) + shown(seen) + row + marked(seen)
        }

        /** What holds of a fetch: it has an occasion, is of today, and has the tag of the copy. */
        private fun fetching(seen: JsonObject): List<String> =
            Sentences.of {
                val fetches = seen["fetches"].items
                val why = seen["why"]
                holds("one day is fetched at a time") { fetches.size <= 1 }
                holds("a day is fetched where there is an occasion that nothing holds up") {
                    fetches.isEmpty() == (why == null || why.text in held)
                }
                for (fetch in fetches) {
                    holds("the day that is fetched is today") { fetch["date"] == seen["today"] }
                    holds("a day is asked for with the tag of its copy") {
                        fetch["ifNoneMatch"] == copy(fetch, seen)["etag"]
                    }
                }
            }

        private fun copy(
            fetch: JsonElement,
            seen: JsonObject,
        ): JsonElement? =
            seen["copies"].items.find { copy ->
                listOf("person", "business", "date").all { copy[it] == fetch[it] }
            }

        /** What holds of the screen: a day that has a copy, or what it says instead. */
        private fun shown(seen: JsonObject): List<String> =
            Sentences.of {
                val shown = seen["shown"] ?: return@of
                val isDay = shown["says"] == null
                val isWhole = listOf("rounds", "vans", "cash").all { (shown[it] != null) == isDay }
                holds("it shows a day, or says why there is none") { isWhole }
                holds("a day that is shown has a copy") {
                    !isWhole || !isDay || seen["copies"].items.any { it["date"] == shown["date"] }
                }
            }

        /** What holds after a refresh: today, what is to come and what is unsent are there. */
        private fun row(
            given: JsonObject,
            seen: JsonObject,
        ): List<String> =
            Sentences.of {
                val today = seen["today"].text.orEmpty()
                val dates = seen["copies"].items.mapNotNull { it["date"].text }
                holds("copies of today and of days to come stay") {
                    given["copies"].items.mapNotNull { it["date"].text }
                        .all { it < today || it in dates }
                }
                val keys = seen["writes"].items.map { it["key"].text }
                for (write in given["writes"].items) {
                    holds("what is unsent is never deleted") {
                        val key = write["key"].text
                        write["state"].text !in unsent || key == null || key in keys
                    }
                }
            }

        /** What holds of a write that was marked: it is there, and sent. */
        private fun marked(seen: JsonObject): List<String> =
            Sentences.of {
                val sent = seen["writes"].items.filter { it["state"].text == "sent" }.map { it["key"] }
                holds("what is marked sent is sent") { seen["marked"].items.all { it in sent } }
            }
    }
    """#
}
