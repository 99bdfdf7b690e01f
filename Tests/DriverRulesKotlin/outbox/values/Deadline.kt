package app.getbottle.driver.rules.outbox.values

/**
 * A moment on both of a phone's clocks.
 *
 * The file keeps the wall clock's; the clock since boot decides while the process lives (O15).
 */
public data class Deadline(
    /** Milliseconds since 1970. */
    val wall: Long,
    /** Milliseconds since the phone was started. */
    val up: Long,
)
