package bottle.proof

import java.time.Instant
import java.time.LocalDate
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.boolean
import kotlinx.serialization.json.double
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.long

/** The values of one case, by the message's argument names. */
internal class Values(private val members: JsonObject) {
    fun string(name: String): String = members.getValue(name).jsonPrimitive.content

    fun whole(name: String): Int = Math.toIntExact(members.getValue(name).jsonPrimitive.long)

    fun decimal(name: String): Double = members.getValue(name).jsonPrimitive.double

    fun boolean(name: String): Boolean = members.getValue(name).jsonPrimitive.boolean

    fun isDay(name: String): Boolean = "date" in members.getValue(name).jsonObject

    fun instant(name: String): Instant =
        Instant.ofEpochMilli(
            members.getValue(name).jsonObject.getValue("instant").jsonPrimitive.long
        )

    fun day(name: String): LocalDate =
        LocalDate.parse(members.getValue(name).jsonObject.getValue("date").jsonPrimitive.content)
}
