package app.getbottle.driver.rules.outbox.events

import app.getbottle.driver.rules.outbox.values.Bytes
import kotlinx.serialization.Serializable

/** What an answer has. */
@Serializable
internal data class AnswerFields(
    val status: Int,
    val headers: List<HeaderFields>,
    val body: Bytes,
)
