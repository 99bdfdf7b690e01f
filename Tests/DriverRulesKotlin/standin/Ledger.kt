package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.CashKind
import app.getbottle.driver.generated.models.CashWrite
import app.getbottle.driver.generated.models.DeliveryId
import app.getbottle.driver.generated.models.DeliveryWrite
import app.getbottle.driver.generated.models.DriverDay
import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.LoadKind
import app.getbottle.driver.generated.models.LoadWrite
import app.getbottle.driver.generated.models.PersonId
import app.getbottle.driver.generated.models.PhotoProof
import app.getbottle.driver.generated.models.ProgressKind
import app.getbottle.driver.generated.models.ProgressWrite
import app.getbottle.driver.generated.models.ProofId
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.RoundState
import app.getbottle.driver.generated.models.SignatureProof
import app.getbottle.driver.generated.models.StopState
import app.getbottle.driver.generated.models.Van
import app.getbottle.driver.generated.models.VanId

/** What was recorded for a business, as far as it changes the day. */
internal class Ledger {
    private val cash = mutableMapOf<PersonId, Long>()
    private val entries = mutableListOf<Pair<IdempotencyKey, PersonId>>()
    private val deliveryOf = mutableMapOf<DeliveryId, Delivery>()

    /** When the gas of a van was last counted: how many entries there were. */
    private val counts = mutableMapOf<Pair<VanId, GasId>, Int>()

    /** The last fix that was kept of each round (A9), dated by the API's clock. */
    val fixes: MutableMap<RoundId, Van> = mutableMapOf()

    private class Delivery(
        /** How many entries there were before its first version. */
        val place: Int,
        var latest: DeliveryWrite,
        var person: PersonId,
    )

    /** What a driver's writes did to the cash in the cab. */
    fun cash(person: PersonId): Long = cash[person] ?: 0

    /** A driver's keys, in the order of recording. */
    fun keys(person: PersonId): List<IdempotencyKey> = entries.filter { it.second == person }.map { it.first }

    /** Whether a delivery names a proof; null if it is not recorded. */
    fun names(
        proof: ProofId,
        id: DeliveryId,
    ): Boolean? {
        val named = (deliveryOf[id] ?: return null).latest.proof.orEmpty()
        return named.any {
            when (it) {
                is PhotoProof -> it.proofId == proof
                is SignatureProof -> it.proofId == proof
                else -> false
            }
        }
    }

    /** Enters a write; gives the day after it. */
    fun enter(
        write: Write,
        key: IdempotencyKey,
        person: PersonId,
        day: DriverDay,
    ): DriverDay {
        val after =
            when (write) {
                is Write.Delivered -> delivered(write.body, person, day)
                is Write.Moved -> day.also { moved(write.body, person) }
                is Write.Loaded -> loaded(write.body, write.round, day)
                is Write.Progressed -> progressed(write.body, write.round, day)
                is Write.Kept -> day
            }
        entries += key to person
        return after
    }

    private fun delivered(
        body: DeliveryWrite,
        person: PersonId,
        day: DriverDay,
    ): DriverDay {
        val known = body.replaces?.let { deliveryOf[it] }
        val delivery = known ?: Delivery(entries.size, body, person)
        var after = day
        if (known != null) {
            after = onVan(known.latest, -1, known.place, after)
            add(known.person, -(known.latest.cash?.value ?: 0))
        }
        delivery.latest = body
        delivery.person = person
        deliveryOf[body.id] = delivery
        add(person, body.cash?.value ?: 0)
        return onVan(body, 1, delivery.place, after).changing(body.roundId) { round ->
            val state = StopState.ofText(body.outcome.word)
            round.copy(stops = round.stops.map { if (it.id == body.stopId) it.copy(state = state) else it })
        }
    }

    private fun moved(
        body: CashWrite,
        person: PersonId,
    ) {
        when (body.kind) {
            CashKind.COLLECTED, CashKind.FLOAT -> add(person, body.amount.value)
            CashKind.HANDED_IN, CashKind.PAID_OUT -> add(person, -body.amount.value)
            is CashKind.Unknown -> Unit
        }
    }

    private fun loaded(
        body: LoadWrite,
        round: RoundId,
        day: DriverDay,
    ): DriverDay {
        var after = day
        day.loads[round.value]?.vanId?.let { van ->
            for (line in body.lines) {
                // A count begins at none, and what it says of a gas twice is added.
                if (body.kind == LoadKind.COUNT && counts.put(van to line.gasId, entries.size) != entries.size) {
                    after = after.clearing(line.gasId, van)
                }
                after = after.adding(line.gasId, line.full, line.empty, van)
            }
        }
        if (body.kind != LoadKind.LOAD_UP) return after
        return after.changing(round) { if (it.state == RoundState.SENT) it.copy(state = RoundState.LOADED) else it }
    }

    private fun progressed(
        body: ProgressWrite,
        round: RoundId,
        day: DriverDay,
    ): DriverDay {
        val state =
            when (body.kind) {
                ProgressKind.SET_OFF -> RoundState.OUT
                ProgressKind.BACK_AT_BASE -> RoundState.BACK
                ProgressKind.FINISHED -> RoundState.FINISHED
                is ProgressKind.Unknown -> return day
            }
        return day.changing(round) { it.copy(state = state) }
    }

    /** What a delivery does to the van; nothing where the gas was counted after it. */
    private fun onVan(
        body: DeliveryWrite,
        sign: Int,
        place: Int,
        day: DriverDay,
    ): DriverDay {
        val van = day.loads[body.roundId.value]?.vanId ?: return day
        val off = body.lines.map { Triple(it.gasId, -it.delivered, 0) }
        val on = body.empties.map { Triple(it.gasId, 0, it.quantity) }
        return (off + on).filter { (gas) -> (counts[van to gas] ?: -1) <= place }
            .fold(day) { after, (gas, full, empty) -> after.adding(gas, sign * full, sign * empty, van) }
    }

    private fun add(
        person: PersonId,
        amount: Long,
    ) {
        cash[person] = cash(person) + amount
    }
}
