package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.rules.outbox.values.Clocks
import app.getbottle.driver.rules.outbox.values.Deadline
import app.getbottle.driver.rules.outbox.values.LineWaits

/** The longest wait after failures, with the whole of its jitter, in milliseconds (O11). */
private const val LONGEST_BACKOFF: Long = 360_000

/** The longest wait that the API can ask for, in milliseconds (O12). */
private const val LONGEST_ASKED: Long = 3_600_000

/** What was read from a file on the clock since boot (O15). */
internal fun LineWaits.started(now: Clocks): LineWaits =
    copy(
        backoffUntil = backoffUntil?.rest(now, LONGEST_BACKOFF),
        notBefore = notBefore?.rest(now, LONGEST_ASKED),
        trouble =
            trouble?.let {
                val wall = it.since.wall
                it.copy(since = Deadline(wall, now.up - maxOf(0, now.wall - wall)))
            },
    )

/** What was read from a file, and what the process that reads it knows besides (O15). */
internal fun LineWaits.keeping(known: LineWaits): LineWaits =
    LineWaits(
        failures = maxOf(failures, known.failures),
        backoffUntil = later(backoffUntil, known.backoffUntil),
        notBefore = later(notBefore, known.notBefore),
        trouble = known.trouble ?: trouble,
    )

private fun later(
    one: Deadline?,
    other: Deadline?,
): Deadline? = if ((other?.up ?: Long.MIN_VALUE) > (one?.up ?: Long.MIN_VALUE)) other else one

/** Until when a line is held up, by the clock since boot; 0 if it is not. */
internal val LineWaits.until: Long get() = maxOf(backoffUntil?.up ?: 0, notBefore?.up ?: 0)
