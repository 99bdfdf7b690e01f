package app.getbottle.driver.rules.pipe

import app.getbottle.driver.generated.models.Timestamp
import kotlin.math.roundToLong

/** The two clocks of a case's phone, in milliseconds: what is said in seconds is whole ones of these. */
internal data class Clocks(
    /** The wall clock, since 1970-01-01T00:00:00Z. */
    val wall: Long,
    /** The clock since the phone was started. */
    val up: Long,
) {
    /** The wall clock as a time. */
    val now: Timestamp get() = time(wall)

    /** Both clocks, so many seconds later. */
    fun passing(seconds: Double): Clocks = Clocks(wall + milliseconds(seconds), up + milliseconds(seconds))

    /** The wall clock set otherwise. */
    fun jumping(seconds: Double): Clocks = copy(wall = wall + milliseconds(seconds))

    /** The phone started again. */
    fun restarting(): Clocks = copy(up = 0)

    internal companion object {
        /** Seconds as whole milliseconds: sums of seconds in binary are not what they seem. */
        fun milliseconds(seconds: Double): Long = (seconds * 1000).roundToLong()

        /** A time of a case, which is one of the years 0 to 9999. */
        fun time(wall: Long): Timestamp = requireNotNull(Timestamp.of(wall)) { "no time: $wall" }
    }
}
