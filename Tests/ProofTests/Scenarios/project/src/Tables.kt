package com.example.shop.scenarios

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.jsonPrimitive
import java.io.File

/** Holds comparing and reading to the tables that their first argument is the folder of. */
public object Tables {
    @JvmStatic
    public fun main(arguments: Array<String>) {
        val matching = rows(arguments[0], "matching").onEach(::match)
        val reading = rows(arguments[0], "reading").onEach(::read)
        println("${matching.size} rows compared, ${reading.size} read")
    }

    private fun rows(
        folder: String,
        name: String,
    ): List<JsonObject> =
        (JsonReader.read(File("$folder/$name.json").readBytes()).value as JsonArray)
            .map { it as JsonObject }

    private fun match(row: JsonObject) {
        val found = Differences.between(row.getValue("expect"), row.getValue("seen"))
        val said = JsonArray(found.map { JsonPrimitive(it.toString()) })
        if (said != row["differences"]) println("$said instead of $row")
    }

    private fun read(row: JsonObject) {
        val text = row.getValue("text").jsonPrimitive.content
        val value =
            try {
                JsonReader.read(text).value
            } catch (problem: JsonProblem) {
                null
            }
        if (value != row["value"]) println("$value instead of $row")
    }
}
