package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.Timestamp
import app.getbottle.driver.generated.models.WireAnswer
import app.getbottle.driver.generated.models.WireHeader
import app.getbottle.driver.rules.pipe.Clocks
import app.getbottle.driver.rules.text.ByteOrder
import app.getbottle.driver.scenarios.ScenarioJson
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** A story of the suite `stand-in`, a step after the other. */
internal class StandInStory(
    given: JsonObject,
) {
    private val api = StandInApi(given.toString().encodeToByteArray())
    private var now = Timestamp.ofText(given.text("now").orEmpty()).milliseconds

    /** Takes a step; gives what is seen after it. */
    fun perform(step: JsonObject): JsonObject {
        val reply =
            when (val word = step.text("do")) {
                "ask" -> api.answer(request(ScenarioJson.read(Ask.serializer(), JsonObject(step - "do"))), time)
                "pass" -> null.also { now += Clocks.milliseconds(step.text("seconds").orEmpty().toDouble()) }
                "change" -> null.also { api.change(step["state"].toString().encodeToByteArray()) }
                else -> error("`$word` is no word of this suite")
            }
        return seen(reply)
    }

    private val time: Timestamp get() = Clocks.time(now)

    private fun request(ask: Ask): StandInRequest {
        val sentAt = ask.sentAt ?: ask.key?.let { time.text }
        val headers =
            listOf(
                "Authorization" to ask.token?.let { "Bearer $it" },
                "Bottle-Business" to ask.business,
                "Idempotency-Key" to ask.key,
                "Bottle-Sent-At" to sentAt,
                "User-Agent" to ask.version?.let { "Bottle/$it (iOS)" },
                "If-None-Match" to ask.tag,
                "Cookie" to ask.cookie,
                "Origin" to ask.origin,
                "Host" to ask.host,
                "Content-Type" to (ask.type ?: ask.json?.let { "application/json" }),
            ).mapNotNull { (name, value) -> value?.let { WireHeader(name, it) } }
        val body = ask.json?.toString() ?: ask.text.orEmpty()
        return StandInRequest(ask.method, ask.path, headers, body.encodeToByteArray())
    }

    private fun seen(reply: StandInReply?): JsonObject {
        val shown =
            when (reply) {
                is StandInReply.Answered -> shown("answer", reply.answer) + body(reply.answer) + after(reply.after)
                is StandInReply.CutOff -> shown("cutOff", reply.answer)
                is StandInReply.Lost -> mapOf("reply" to JsonPrimitive("lost"))
                is StandInReply.NoSignal -> mapOf("reply" to JsonPrimitive("noSignal"))
                null -> mapOf("reply" to JsonPrimitive("none"))
            }
        return JsonObject(shown + mapOf("recorded" to keys(api.recorded), "refused" to keys(api.refused)))
    }

    private fun shown(
        word: String,
        answer: WireAnswer,
    ): Map<String, JsonElement> =
        mapOf(
            "reply" to JsonPrimitive(word),
            "status" to JsonPrimitive(answer.status),
            "headers" to JsonObject(answer.headers.associate { it.name to JsonPrimitive(it.value) }),
        )

    private fun body(answer: WireAnswer): Map<String, JsonElement> {
        val text = answer.body.decodeToString()
        return when {
            text.isEmpty() -> emptyMap()
            text.startsWith("{") -> mapOf("json" to Json.parseToJsonElement(text))
            else -> mapOf("text" to JsonPrimitive(text))
        }
    }

    private fun after(milliseconds: Long): Map<String, JsonElement> =
        if (milliseconds > 0) mapOf("after" to JsonPrimitive(milliseconds / 1000.0)) else emptyMap()

    private fun keys(keys: Map<BusinessId, List<IdempotencyKey>>): JsonObject =
        JsonObject(
            keys.filterValues { it.isNotEmpty() }.mapKeys { it.key.value }.toSortedMap(ByteOrder)
                .mapValues { (_, list) -> JsonArray(list.map { JsonPrimitive(it.value) }) },
        )

    private fun JsonObject.text(name: String): String? = (this[name] as? JsonPrimitive)?.content
}
