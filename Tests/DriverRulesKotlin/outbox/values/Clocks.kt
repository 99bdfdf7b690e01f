package app.getbottle.driver.rules.outbox.values

import kotlinx.serialization.Serializable

/** What a phone's two clocks show. */
@Serializable
public data class Clocks(
    /** The wall clock, which can be set: milliseconds since 1970. */
    val wall: Long,
    /** The clock since boot, which only goes on: milliseconds. */
    val up: Long,
) {
    /** The moment so many milliseconds on. */
    internal fun after(milliseconds: Long): Deadline = Deadline(wall + milliseconds, up + milliseconds)
}
