package app.getbottle.driver.rules.position

import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.Timing

/**
 * What the phone remembers of the round that is out.
 *
 * Its times are milliseconds since the phone was started: no wall clock has a say (P14).
 */
public data class Tracking(
    /** The round that is out; one at a time (P17). */
    val out: RoundId? = null,
    /** How far the phone may be located. */
    val allowed: Allowed,
    /** Whether there is signal. */
    val hasSignal: Boolean,
    /** Whether somebody is signed in. */
    val isSignedIn: Boolean = true,
    /** The last reading tried, whatever came of it (P13). */
    val last: Reading? = null,
    /** The end of the wait that the API asked for (P8). */
    val waitUntil: Long? = null,
    /** When the timing was last asked for (P16). */
    val timingAsked: Long? = null,
    /** The timing on the screen (P16). */
    val timing: Timing? = null,
) {
    /** P1: setting off starts afresh; only the API's wait goes on. */
    public fun settingOff(on: RoundId): Tracking =
        copy(out = on, last = null, timingAsked = null, timing = null)

    /** P1, P16: no round is out any more, and its timing goes with it. */
    public fun stopping(): Tracking = copy(out = null, timing = null)

    /** P21: the clock starts at 0 again, and what was measured by it means nothing. */
    public fun restarting(): Tracking =
        copy(last = null, waitUntil = null, timingAsked = null, timing = null)
}
