package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.rules.outbox.values.Clocks

/** What the system was asked for about waking the app (O33). */
internal data class WakeRequest(
    /**
     * When the wait that it stands for ends, by the clock since boot; null if nothing but the app's being
     * behind holds the outbox up.
     */
    val waitUntil: Long?,
) {
    /** The milliseconds before which the app is not to be woken. */
    fun milliseconds(now: Clocks): Long = maxOf(LEAST, (waitUntil ?: now.up) - now.up)

    private companion object {
        /** The system is never asked for less, in milliseconds. */
        private const val LEAST: Long = 60_000
    }
}
