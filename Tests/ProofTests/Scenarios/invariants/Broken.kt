package app.getbottle.driver.scenarios

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** Judges what each line of the input shows, and prints those that it judges otherwise. */
public fun main() {
    var count = 0
    for (line in System.`in`.bufferedReader().lineSequence()) {
        val row = JsonReader.read(line).value
        val invariants = AllInvariants.bySuite.getValue(row["suite"].text.orEmpty())
        val broken = invariants.broken(part(row, "given"), part(row, "step"), part(row, "seen"))
        if (JsonArray(broken.map { JsonPrimitive(it) }) != row["broken"]) println("$broken: $line")
        count += 1
    }
    println(count)
}

private fun part(
    row: JsonElement,
    name: String,
): JsonObject = row[name] as JsonObject
