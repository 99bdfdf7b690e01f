package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.RoundId

/** A round of which lines of the load were ticked. */
public data class RoundTicks(
    /** By whom, and in which business. */
    val owner: Owner,
    /** Which round. */
    val roundId: RoundId,
)
