package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.rules.outbox.values.Clocks
import app.getbottle.driver.rules.outbox.values.Deadline

/**
 * The same moment by the wall clock, on the clock since boot, at most [longest] milliseconds off; null if
 * it is over.
 */
internal fun Deadline.rest(
    now: Clocks,
    longest: Long,
): Deadline? {
    val rest = minOf(wall - now.wall, longest)
    return if (rest > 0) now.after(rest) else null
}
