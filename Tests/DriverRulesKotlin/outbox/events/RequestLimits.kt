package app.getbottle.driver.rules.outbox.events

import app.getbottle.driver.rules.outbox.values.OutboxLine
import kotlinx.serialization.Serializable

/** How long a request may take, in milliseconds (O16). */
@Serializable
public data class RequestLimits(
    /** Until there is a connection. */
    val connect: Long,
    /** Until the answer is there; null where only progress counts. */
    val answer: Long?,
    /** Without any progress; null where the whole is limited. */
    val stall: Long?,
) {
    internal companion object {
        private val write = RequestLimits(connect = 10_000, answer = 20_000, stall = null)
        private val proof = RequestLimits(connect = 10_000, answer = null, stall = 120_000)

        fun of(line: OutboxLine): RequestLimits = if (line == OutboxLine.PROOFS) proof else write
    }
}
