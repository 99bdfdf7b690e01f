package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.CashWrite
import app.getbottle.driver.generated.models.DeliveryId
import app.getbottle.driver.generated.models.DeliveryWrite
import app.getbottle.driver.generated.models.LoadWrite
import app.getbottle.driver.generated.models.ProgressWrite
import app.getbottle.driver.generated.models.ProofId
import app.getbottle.driver.generated.models.Receipt
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.RoundState
import app.getbottle.driver.generated.models.StopState
import app.getbottle.driver.generated.models.Timestamp

/** What the API makes of a write that it has not seen before. */
internal class Judging(
    private val caller: Caller,
    private val asked: Asked,
) {
    class Judged(
        val verdict: KeyBook.Verdict,
        val write: Write? = null,
    )

    fun judge(route: Match.Route): Judged =
        try {
            asked.refusal?.let { throw Turned(it.status, it.code ?: "invalid", it.title ?: "Turned down", it.detail) }
            val sentAt = asked.request.header("Bottle-Sent-At")
            if (sentAt == null || runCatching { Timestamp.ofText(sentAt) }.isFailure) {
                throw Turned(400, "invalid", "No Bottle-Sent-At")
            }
            judged(route)
        } catch (turned: Turned) {
            Judged(KeyBook.Verdict(KeyBook.Kept(turned.status, turned.body)))
        }

    private fun judged(route: Match.Route): Judged =
        when (route.operation) {
            Operation.DELIVERY -> delivery(asked.body(DeliveryWrite))
            Operation.CASH -> cash(asked.body(CashWrite))
            Operation.LOAD -> load(asked.body(LoadWrite), RoundId(route.values[0]))
            Operation.PROGRESS -> progress(asked.body(ProgressWrite), RoundId(route.values[0]))
            else -> proof(DeliveryId(route.values[0]), ProofId(route.values[1]))
        }

    /** A late delivery, or one out of order, is recorded and flagged (A7). */
    private fun delivery(body: DeliveryWrite): Judged {
        val round = caller.openRound(body.roundId)
        val stop =
            round.stops.firstOrNull { it.id == body.stopId } ?: throw Turned(404, "not-found", "No such stop")
        body.cash?.value?.let { if (it !in 0..MOST_CASH) throw Turned.field("/cash", side(it, 0)) }
        body.empties.forEachIndexed { index, count ->
            if (count.quantity > MOST_EMPTIES) throw Turned.field("/empties/$index/quantity", "tooLarge")
        }
        val timing =
            when (round.state) {
                RoundState.BACK, RoundState.FINISHED -> "late"
                RoundState.SENT, RoundState.LOADED -> "early"
                RoundState.OUT, is RoundState.Unknown -> null
            }
        val again = "alreadyDone".takeIf { stop.state != StopState.OPEN && body.replaces == null }
        return recorded("delivery", body.id.value, Write.Delivered(body), listOfNotNull(timing, again))
    }

    private fun cash(body: CashWrite): Judged {
        if (body.amount.value !in 1..MOST_CASH) throw Turned.field("/amount", side(body.amount.value, 1))
        body.roundId?.let(caller::ownRound)
        return recorded("cash", body.id.value, Write.Moved(body))
    }

    private fun load(
        body: LoadWrite,
        round: RoundId,
    ): Judged {
        caller.openRound(round)
        return recorded("load", body.id.value, Write.Loaded(body, round))
    }

    private fun progress(
        body: ProgressWrite,
        round: RoundId,
    ): Judged {
        caller.openRound(round)
        return recorded("progress", body.id.value, Write.Progressed(body, round))
    }

    private fun proof(
        delivery: DeliveryId,
        proof: ProofId,
    ): Judged {
        if (!asked.request.isLabelled("image/jpeg")) throw Turned(415, "invalid", "A picture has to be image/jpeg")
        if (asked.request.body.size > LARGEST_PROOF) throw Turned(413, "too-big", "The picture is too big")
        if (asked.request.body.isEmpty()) throw Turned(422, "invalid", "The picture is empty")
        return when (caller.ledger.names(proof, delivery)) {
            null -> throw Turned(404, "not-found", "No such delivery")
            false -> throw Turned(404, "not-found", "The delivery has no such proof")
            true -> Judged(KeyBook.Verdict(KeyBook.Kept(204), "proof ${proof.value} of ${delivery.value}"), Write.Kept)
        }
    }

    private fun recorded(
        kind: String,
        id: String,
        write: Write,
        warnings: List<String> = emptyList(),
    ): Judged {
        val receipt = Receipt(id, asked.now, warnings.ifEmpty { null })
        return Judged(KeyBook.Verdict(KeyBook.Kept(201, receipt.json()), "$kind $id"), write)
    }

    private fun side(
        amount: Long,
        least: Long,
    ): String =
        if (amount < least) "tooSmall" else "tooLarge"

    private companion object {
        /** The most that one write moves, in minor units (C2, D14). */
        const val MOST_CASH = 1_000_000L
        const val MOST_EMPTIES = 999

        /** In bytes. */
        const val LARGEST_PROOF = 10_000_000
    }
}
