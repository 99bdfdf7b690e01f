package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.IdempotencyKey

/** A write that could go, but for waits. */
internal data class Candidate(
    val key: IdempotencyKey,
    /** From when on it may, by the clock since boot. */
    val from: Long,
)
