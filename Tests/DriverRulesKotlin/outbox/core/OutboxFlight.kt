package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.SessionToken
import app.getbottle.driver.rules.outbox.values.OutboxLine

/** The request that is under way. */
internal data class OutboxFlight(
    /** Which request it is; 0 before it leaves. */
    val number: Long,
    val business: BusinessId,
    val key: IdempotencyKey,
    val line: OutboxLine,
    /** What it carries or will carry. */
    val token: SessionToken,
    val phase: Phase,
) {
    /** How far it has come. */
    enum class Phase {
        /** The mark that its bytes may leave is being written (O25). */
        MARKING,

        /** Its bytes may be anywhere. */
        AWAY,

        /** It was answered, and what that means is being written. */
        SETTLING,
    }
}
