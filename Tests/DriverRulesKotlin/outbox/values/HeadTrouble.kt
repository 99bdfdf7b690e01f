package app.getbottle.driver.rules.outbox.values

import app.getbottle.driver.generated.models.IdempotencyKey

/** The answers of 500 to 599 in a row to one head (O23). */
public data class HeadTrouble(
    /** The head's key. */
    val key: IdempotencyKey,
    /** How many there were. */
    val count: Long,
    /** When the first came. */
    val since: Deadline,
    /** Whether another request of ours had a 2xx, ours, since then. */
    val othersSucceed: Boolean,
)
