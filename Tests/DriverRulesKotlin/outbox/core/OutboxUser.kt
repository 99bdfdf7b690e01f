package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.PersonId
import app.getbottle.driver.generated.models.SessionToken

/** The person who is known on the phone. */
internal data class OutboxUser(
    val person: PersonId,
    val name: String,
    /** Null where the session is over: what is done is recorded all the same (O5). */
    val token: SessionToken?,
)
