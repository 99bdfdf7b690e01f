package bottle.proof

import android.content.Context
import android.content.res.Configuration
import android.icu.util.VersionInfo
import android.os.LocaleList
import app.getbottle.driver.generated.BottleStrings
import java.io.File
import java.time.ZoneId
import java.util.Locale
import java.util.TimeZone
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive

/** A phone: its languages, first choice first, and the process's own language, which is no app's. */
private class Phone(val languages: String, val process: String)

/**
 * Answers the questions of a file (see `format.mjs`) by the compiled accessors, over a linked package:
 * `Main questions.jsonl package.apk`. A question names the `phones` it is asked on; an answer that
 * another phone than the first gives differently is an object that names the phone.
 */
public fun main(arguments: Array<String>) {
    val table = ResourceTable.of(arguments[1])
    val words = HashMap<String, BottleStrings>()
    val output = System.out.bufferedWriter()
    output.appendLine("ICU4J ${VersionInfo.ICU_VERSION}")
    for (line in File(arguments[0]).readLines()) {
        val question = Json.parseToJsonElement(line).jsonObject
        val key = question.getValue("key").jsonPrimitive.content
        val zone = question.getValue("timeZone").jsonPrimitive.content
        val phones =
            question.getValue("phones").jsonArray.map {
                val (languages, process) = it.jsonArray.map { word -> word.jsonPrimitive.content }
                Phone(languages, process)
            }
        val values = question.getValue("values").jsonArray.map { Values(it.jsonObject) }
        val answers = arrayOfNulls<JsonElement>(values.size)
        for (phone in phones) {
            Locale.setDefault(Locale.forLanguageTag(phone.process))
            val accessor =
                words.getOrPut("${phone.languages} ${phone.process} $zone") {
                    accessor(table, phone, zone)
                }
            for ((index, value) in values.withIndex()) {
                val answer = answer(key, accessor, value)
                val first = answers[index]
                if (first == null) {
                    answers[index] = answer
                } else if (first !is JsonObject && first != answer) {
                    answers[index] = buildJsonObject {
                        put("first", first)
                        put("phone", JsonPrimitive("${phone.languages} ${phone.process}"))
                        put("text", answer)
                    }
                }
            }
        }
        for (answer in answers) {
            output.appendLine(answer.toString())
        }
    }
    output.flush()
}

private fun accessor(table: ResourceTable, phone: Phone, zone: String): BottleStrings {
    val settings = Configuration()
    settings.setLocales(LocaleList.forLanguageTags(phone.languages))
    return BottleStrings(Context(table, settings), TimeZone.getTimeZone(ZoneId.of(zone)))
}

private fun answer(key: String, words: BottleStrings, values: Values): JsonElement =
    try {
        when (val said = say(key, words, values)) {
            is String -> JsonPrimitive(said)
            is List<*> -> runs(said)
            else -> buildJsonObject { put("error", JsonPrimitive("no accessor for $key")) }
        }
    } catch (error: RuntimeException) {
        buildJsonObject { put("error", JsonPrimitive("$key: $error")) }
    }

/** Runs with the same tags, joined; empty ones left out. */
private fun runs(said: List<*>): JsonArray {
    val result = ArrayList<Pair<String, List<String>>>()
    for (run in said) {
        val (text, tags) = run as Pair<*, *>
        val names = (tags as List<*>).map { it.toString() }
        val last = result.lastOrNull()
        if (last != null && last.second == names) {
            result[result.size - 1] = Pair(last.first + text, names)
        } else if (text != "") {
            result.add(Pair(text.toString(), names))
        }
    }
    return JsonArray(
        result.map { (text, names) ->
            JsonArray(listOf(JsonPrimitive(text), JsonArray(names.map { JsonPrimitive(it) })))
        }
    )
}
