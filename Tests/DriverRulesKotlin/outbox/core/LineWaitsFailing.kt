package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.rules.outbox.values.Clocks
import app.getbottle.driver.rules.outbox.values.HeadTrouble
import app.getbottle.driver.rules.outbox.values.LineWaits

/**
 * The waits after a failure of the head (O11, O12).
 *
 * @param asked the wait that the API asks for, in milliseconds
 * @param chance 0 up to, not with, 1
 */
internal fun LineWaits.failing(
    asked: Long?,
    chance: Double,
    now: Clocks,
): LineWaits {
    val count = failures + 1
    val seconds = minOf(300L, if (count < 9) 1L shl count.toInt() else 300L)
    val backoff = (seconds.toDouble() * 1000 * (1 + 0.2 * chance)).toLong()
    val then = asked?.let { now.after(it) }
    val isLater = then != null && then.up > (notBefore?.up ?: 0)
    return copy(
        failures = count,
        backoffUntil = now.after(backoff),
        notBefore = if (isLater) then else notBefore,
    )
}

/** Counts an answer of 500 to 599 to the head; any other failure ends the row (O23). */
internal fun LineWaits.counting(
    is5xx: Boolean,
    key: IdempotencyKey,
    now: Clocks,
): LineWaits {
    if (!is5xx) return copy(trouble = null)
    val next =
        trouble?.takeIf { it.key == key }?.let { it.copy(count = it.count + 1) }
            ?: HeadTrouble(key, count = 1, since = now.after(0), othersSucceed = false)
    return copy(trouble = next)
}

/** Whether the head has failed often and long enough while others of ours went through (O23). */
internal fun LineWaits.isHeadToBeSetAside(now: Clocks): Boolean =
    trouble != null && trouble.count >= 8 && now.up - trouble.since.up >= 1_800_000 && trouble.othersSucceed

/** The waits after an answer of ours, which ends the row of failures. */
internal fun LineWaits.succeeding(): LineWaits = copy(failures = 0, backoffUntil = null, trouble = null)
