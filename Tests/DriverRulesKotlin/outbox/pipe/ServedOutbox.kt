package app.getbottle.driver.rules.outbox.pipe

import app.getbottle.driver.rules.outbox.core.OutboxCore
import app.getbottle.driver.rules.outbox.core.OutboxSettings
import app.getbottle.driver.rules.outbox.core.PhoneView
import app.getbottle.driver.rules.outbox.core.view
import app.getbottle.driver.rules.outbox.events.OutboxEffect
import app.getbottle.driver.rules.outbox.events.OutboxEvent
import app.getbottle.driver.rules.outbox.values.Clocks
import app.getbottle.driver.scenarios.ScenarioCore
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.jsonObject

/** The outbox core behind a pipe. */
internal class ServedOutbox(
    settings: JsonObject,
) : ScenarioCore {
    private val core = OutboxCore(json.decodeFromJsonElement(OutboxSettings.serializer(), settings))

    override fun handle(
        event: JsonObject,
        clocks: JsonObject,
    ): JsonArray {
        val effects = core.handle(json.decodeFromJsonElement(OutboxEvent.serializer(), event), read(clocks))
        return JsonArray(effects.map { json.encodeToJsonElement(OutboxEffect.serializer(), it) })
    }

    override fun view(clocks: JsonObject): JsonObject =
        json.encodeToJsonElement(PhoneView.serializer(), core.view(read(clocks))).jsonObject

    private fun read(clocks: JsonObject): Clocks = json.decodeFromJsonElement(Clocks.serializer(), clocks)

    internal companion object {
        /** How values stand on the pipe: one of several says which in `is`; what is null is left out. */
        val json: Json =
            Json {
                classDiscriminator = "is"
                encodeDefaults = true
                explicitNulls = false
            }
    }
}
