extension KotlinScenarioInvariants {
  /// `DeliveryInvariants.kt`.
  static let delivery = #"""
    import kotlinx.serialization.json.JsonArray
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonNull
    import kotlinx.serialization.json.JsonObject

    /** What always holds of a delivery that is written up. */
    internal object DeliveryInvariants : SuiteInvariants {
        override fun broken(
            given: JsonObject,
            step: JsonObject,
            seen: JsonObject,
        ): List<String> {
            val word = step["do"].text.orEmpty()
            val body = seen["body"]
            val draft = if (word == "judge") step["input"] else null
            return when {
                body == null -> always(seen) + nothingRecorded(word, seen)
                draft == null -> always(seen) + recorded(word, seen, body)
                else -> always(seen) + recorded(word, seen, body) + row(given, draft, seen, body)
            }
        }

        private fun always(seen: JsonObject): List<String> =
            Sentences.of {
                holds("what is due is never below 0") { (seen["due"].whole ?: 0) >= 0 }
                holds("a gas that owes no empties is not listed") {
                    seen["emptiesOwed"].items.all { quantity(it) >= 1 }
                }
            }

        private fun nothingRecorded(
            word: String,
            seen: JsonObject,
        ): List<String> =
            Sentences.of {
                holds("a draft without errors is recorded") { word != "judge" || hasErrors(seen) }
            }

        /** What holds of every write-up that is recorded, whatever the draft was. */
        private fun recorded(
            word: String,
            seen: JsonObject,
            body: JsonElement,
        ): List<String> =
            Sentences.of {
                val lines = body["lines"].items
                val empties = body["empties"].items
                val outcome = body["outcome"].text
                holds("only Done records") { word == "judge" || word == "done" }
                holds("a draft with errors is not recorded") { !hasErrors(seen) }
                holds("what is recorded is done") { seen["screen"].text == "done" }
                holds("what is shown is what is recorded") { seen["outcome"].text == outcome }
                holds("the outcome follows from the lines, the empties and the cash alone") {
                    outcome == outcome(lines, empties, body["cash"].whole ?: 0)
                }
                holds("a line that is not short has no reason") {
                    lines.all { isShort(it) || it["reason"] == null }
                }
                holds("a short line has a reason, of its own or of the stop") {
                    body["reason"] != null || lines.all { !isShort(it) || it["reason"] != null }
                }
                holds("the stop's reason is not also on a line") {
                    body["reason"] == null || lines.all { it["reason"] == null }
                }
                holds("empties of none are left out") { empties.all { quantity(it) >= 1 } }
                holds("what there is nothing of is left out of the body") {
                    !saysNothing(body, setOf("lines", "empties"))
                }
                holds("the stop's state is the outcome of what was recorded") {
                    seen["view"]["stop"].text == outcome
                }
            }

        /** What holds of a row besides, where the draft is in sight. */
        private fun row(
            given: JsonObject,
            draft: JsonElement,
            seen: JsonObject,
            body: JsonElement,
        ): List<String> =
            Sentences.of {
                holds("what the lines delivered is what went") {
                    sum(body["lines"].items, "delivered") == went(given, draft)
                }
                holds("the cash is sent as it was given") { body["cash"].whole == draft["cash"].whole }
                holds("the cab has the cash that was taken") {
                    val cab = (given["cab"].whole ?: 0) + (draft["cash"].whole ?: 0)
                    seen["view"]["cab"].whole == cab
                }
            }

        /** What went in all, of a draft without errors. */
        private fun went(
            given: JsonObject,
            draft: JsonElement,
        ): Long {
            if (draft["nothingWent"] != null) return 0
            val said = draft["went"].members
            val untouched = given["lines"].items.filter { it["gasId"].text.orEmpty() !in said }
            return said.values.sumOf { it.whole ?: 0 } + sum(untouched, "quantity")
        }

        private fun outcome(
            lines: List<JsonElement>,
            empties: List<JsonElement>,
            cash: Long,
        ): String {
            val isOrdered = sum(lines, "ordered") > 0
            val hasGone = sum(lines, "delivered") > 0
            return when {
                isOrdered && lines.none(::isShort) -> "delivered"
                hasGone -> if (isOrdered) "partial" else "delivered"
                !isOrdered && (empties.isNotEmpty() || cash > 0) -> "collected"
                else -> "notDelivered"
            }
        }

        private fun hasErrors(seen: JsonObject): Boolean = seen["errors"].items.isNotEmpty()

        private fun isShort(line: JsonElement): Boolean =
            (line["delivered"].whole ?: 0) < (line["ordered"].whole ?: 0)

        private fun quantity(count: JsonElement): Long = count["quantity"].whole ?: 0

        private fun sum(
            items: List<JsonElement>,
            key: String,
        ): Long =
            items.sumOf { it[key].whole ?: 0 }

        /** Whether a value is, or has in it, a null, an empty text, an empty array or `false`. */
        private fun saysNothing(
            value: JsonElement,
            allowed: Set<String> = emptySet(),
        ): Boolean =
            when (value) {
                is JsonNull -> true
                is JsonArray -> value.isEmpty() || value.any { saysNothing(it) }
                is JsonObject ->
                    value.any { (key, member) ->
                        val isAllowed = key in allowed && member == JsonArray(emptyList())
                        !isAllowed && saysNothing(member)
                    }
                else -> value.text == "" || value.truth == false
            }
    }
    """#
}
