package app.getbottle.driver.rules.position

/** Where the phone says it is. */
public data class Reading(
    /** The place. */
    val spot: Spot,
    /** In metres; below 0 when the phone does not know. */
    val accuracy: Double,
    /** When it was taken, in milliseconds since the phone was started. */
    val taken: Long,
)
