package app.getbottle.driver.rules.outbox.core

import kotlinx.serialization.Serializable

/** What an outbox does not learn from events. */
@Serializable
public data class OutboxSettings(
    /** The origin of the server that is spoken to. */
    val server: String,
    /** From how many bytes on a journal that is half dead is written anew (O29). */
    val compactionSize: Long,
)
