package app.getbottle.driver.rules.standin

import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonObject

/** A step `ask` of the suite `stand-in`. */
@Serializable
internal data class Ask(
    val method: String,
    val path: String,
    val token: String? = null,
    val business: String? = null,
    val key: String? = null,
    val sentAt: String? = null,
    val version: String? = null,
    val tag: String? = null,
    val cookie: String? = null,
    val origin: String? = null,
    val host: String? = null,
    val type: String? = null,
    val json: JsonObject? = null,
    val text: String? = null,
)
