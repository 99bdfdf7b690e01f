extension KotlinScenarioInvariants {
  /// `LoadInvariants.kt`.
  static let load = #"""
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonObject
    import kotlin.math.max

    /** What always holds of a van that is loaded. */
    internal object LoadInvariants : SuiteInvariants {
        override fun broken(
            given: JsonObject,
            step: JsonObject,
            seen: JsonObject,
        ): List<String> {
            val round = step["roundId"] ?: step["input"]["roundId"] ?: given["round"]
            val ticks = seen["ticks"].items.filter { it["roundId"] == round }
            return list(seen, ticks) + van(seen) + recorded(step, seen, ticks)
        }

        /** What holds of the list: a line is what is needed less what is there, against its tick. */
        private fun list(
            seen: JsonObject,
            ticks: List<JsonElement>,
        ): List<String> =
            Sentences.of {
                val lines = seen["list"].items
                for (line in lines) {
                    val there = line["onVan"].whole ?: 0
                    val toLoad = line["toLoad"].whole ?: 0
                    val tick = of(line["gasId"], ticks)["quantity"].whole
                    holds("what is to load is what is needed less what is there") {
                        toLoad == max(0, (line["need"].whole ?: 0) - there)
                    }
                    holds("a line is to load or ticked") { toLoad != 0L || tick != null }
                    holds("a line is ticked while its tick is enough") {
                        line["ticked"].truth == (tick != null && tick >= toLoad)
                    }
                    holds("a line says how many more or over since its tick") {
                        line["more"].whole == (tick?.let { max(0, toLoad - it) } ?: 0L) &&
                            line["over"].whole == (tick?.let { max(0, it - toLoad) } ?: 0L)
                    }
                    holds("the list has on the van what the van shows") {
                        there == (of(line["gasId"], seen["van"].items)["full"].whole ?: 0L)
                    }
                }
                holds("what is ticked is on the list") {
                    ticks.all { of(it["gasId"], lines) != null }
                }
            }

        /** What holds of the van: nothing is below 0, and all that is shown can be taken off. */
        private fun van(seen: JsonObject): List<String> =
            Sentences.of {
                val van = seen["van"].items
                holds("nothing is shown below 0") {
                    van.all { (it["full"].whole ?: 0) >= 0 && (it["empty"].whole ?: 0) >= 0 }
                }
                holds("an off load offers all that is there") {
                    val there = van.filter { it["full"].whole != 0L || it["empty"].whole != 0L }
                    val offered = seen["offered"].items
                    there.size == offered.size &&
                        there.zip(offered).all { (line, move) -> isAllOf(line, move) }
                }
            }

        private fun isAllOf(
            line: JsonElement,
            move: JsonElement,
        ): Boolean =
            line["gasId"] == move["gasId"] &&
                listOf("full", "empty").all { line[it].whole == move[it].whole?.unaryMinus() }

        /** What holds of what a draft came to. */
        private fun recorded(
            step: JsonObject,
            seen: JsonObject,
            ticks: List<JsonElement>,
        ): List<String> =
            Sentences.of {
                val body = seen["body"]
                val hasErrors = seen["errors"].items.isNotEmpty()
                val draft = step["draft"] ?: step["input"]["draft"]
                holds("a draft is recorded if it has no errors") {
                    draft == null || hasErrors == (body == null)
                }
                val kind = body["kind"].text
                val lines = body["lines"].items
                val numbers = lines.flatMap { listOfNotNull(it["full"].whole, it["empty"].whole) }
                holds("it takes nothing off") {
                    kind !in setOf("loadUp", "count") || numbers.all { it >= 0 }
                }
                holds("it puts nothing on") { kind != "offLoad" || numbers.all { it <= 0 } }
                holds("loading ends the round's ticks") {
                    step["do"].text != "load" || kind != "loadUp" || ticks.isEmpty()
                }
            }

        private fun of(
            gas: JsonElement?,
            items: List<JsonElement>,
        ): JsonElement? = items.find { it["gasId"] == gas }
    }
    """#
}
