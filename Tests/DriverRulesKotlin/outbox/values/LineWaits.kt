package app.getbottle.driver.rules.outbox.values

/** What holds a line up; nothing where nothing else is said. */
public data class LineWaits(
    /** Failures in a row (O11). */
    val failures: Long = 0,
    /** Until when the last failure holds the line (O11). */
    val backoffUntil: Deadline? = null,
    /** Until when the API asked to be left alone (O12). */
    val notBefore: Deadline? = null,
    /** What the failures of the head add up to (O23). */
    val trouble: HeadTrouble? = null,
)
