package app.getbottle.driver.rules.position

import app.getbottle.driver.generated.models.RoundId

/** A request that left. */
public data class Sent(
    /** Of which round. */
    val round: RoundId,
    /** Whether it asked for the timing; else it sent a fix. */
    val isTiming: Boolean,
)
