package app.getbottle.driver.rules.outbox.events

import kotlinx.serialization.Serializable

/** What a header has. */
@Serializable
internal data class HeaderFields(
    val name: String,
    val value: String,
)
