package app.getbottle.driver.rules.position

/** Metres: what is less accurate is not sent (P4). */
private const val BLUR = 100.0

/** Milliseconds: what was taken longer ago is not sent (P5). */
private const val OLD = 60_000L

/** Milliseconds between two takings after which the second is sent (P10). */
private const val MINUTE = 60_000L

/** Metres between two places after which the second is sent (P11). */
private const val FAR = 300.0

/** Milliseconds between two askings for the timing (P16). */
private const val TIMING = 300_000L

/** Why a reading is sent, or is not: the first of the rules that has a say. */
public fun Tracking.judge(
    reading: Reading,
    now: Long,
): Why =
    when {
        out == null || !isSignedIn -> Why.NOT_OUT
        allowed != Allowed.PRECISE -> Why.REFUSED
        !reading.isPossible(now) -> Why.INVALID
        reading.accuracy > BLUR -> Why.BLURRY
        now - reading.taken > OLD -> Why.STALE
        last != null && reading.taken <= last.taken -> Why.OLDER
        !hasSignal -> Why.NO_SIGNAL
        waitUntil != null && now < waitUntil -> Why.WAIT
        last == null -> Why.FIRST
        reading.taken - last.taken >= MINUTE -> Why.MINUTE
        groundDistance(last.spot, reading.spot) >= FAR -> Why.MOVED
        else -> Why.SOON
    }

/** P16: whether the timing is asked for from a reading that was judged so. */
public fun Tracking.asksTiming(
    why: Why,
    now: Long,
): Boolean =
    why.isGood && (timingAsked == null || now - timingAsked >= TIMING)

/** What is remembered once a reading was judged. */
public fun Tracking.judged(
    reading: Reading,
    why: Why,
    now: Long,
): Tracking =
    copy(
        last = if (why.sends) reading else last,
        timingAsked = if (asksTiming(why, now)) now else timingAsked,
    )

/** P3; from the future it would make every one after it older. */
private fun Reading.isPossible(now: Long): Boolean =
    spot.exists && accuracy.isFinite() && accuracy >= 0 && taken <= now
