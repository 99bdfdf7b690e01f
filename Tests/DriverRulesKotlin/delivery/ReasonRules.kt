package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.Outcome
import app.getbottle.driver.generated.models.PaymentHow
import app.getbottle.driver.generated.models.Reason
import app.getbottle.driver.generated.models.StopKind
import app.getbottle.driver.rules.text.Remark
import app.getbottle.driver.rules.text.asNote
import app.getbottle.driver.rules.text.pointer
import app.getbottle.driver.rules.text.scalarCount

/** Scalars of a note that explains the reason `other` (D8). */
private const val LEAST_NOTE = 3

/**
 * The reason that was given for the whole stop: where nothing went by the driver's word, or there was no
 * order of which a line could be short (D6, D25).
 */
internal val WriteUp.givenForStop: Reason?
    get() =
        when {
            outcome != Outcome.NOT_DELIVERED -> null
            order.isEmpty() -> draft.nothingWent ?: draft.reasonForAll
            else -> draft.nothingWent
        }

/** The reason that is sent for the whole stop: the one given for it, or the one of all its lines (D6). */
internal val WriteUp.stopReason: Reason?
    get() =
        givenForStop
            ?: if (nothingOrderedWent) short.map { reason(it) }.distinct().singleOrNull() else null

/** Gas whose own reason is asked for and judged: short, and not explained by the stop's (D7). */
private val WriteUp.explained: List<GasId> get() = if (draft.nothingWent == null) short else emptyList()

/** D6: every short gas has a reason; where nothing went, one is asked for once. */
internal fun WriteUp.missingReasons(): List<Remark> {
    val without = explained.filter { reason(it) == null }
    if (without.isEmpty()) return emptyList()
    if (nothingOrderedWent) return listOf(Remark(pointer("nothingWent"), "reasonMissing"))
    return without.map { Remark(pointer("reasons", it.value), "reasonMissing") }
}

/** D8: what a reason asks for: first of each gas, then of the stop, whose note is asked for once. */
internal fun WriteUp.unfitReasons(): List<Remark> {
    val ofGas = explained.mapNotNull { gas -> reason(gas)?.let { unfit(it, gas) } }
    val ofStop = listOfNotNull(givenForStop?.let { unfit(it, null) })
    return (ofGas + ofStop).distinct().sortedBy { it.at == notePlace(null) }
}

/** What is wrong with a reason, of a gas or of the stop. */
private fun WriteUp.unfit(
    reason: Reason,
    gas: GasId?,
): Remark? {
    val place = if (gas == null) pointer("nothingWent") else pointer("reasons", gas.value)
    val own = gas?.takeIf { it in draft.reasons }
    return when (reason) {
        Reason.OTHER -> if (isNoted(own)) null else Remark(notePlace(own), "noteMissing")
        Reason.SWAPPED -> if (goods.any { over(it) > 0 }) null else Remark(place, "swappedWithout")
        Reason.NO_EMPTIES -> if (isExchange(gas)) null else Remark(place, "reasonDoesNotFit")
        Reason.NOT_PAID ->
            if (stop.payment == PaymentHow.CASH) null else Remark(place, "reasonDoesNotFit")
        else -> null
    }
}

/** Whether the note beside a reason says something: the gas's for its own reason, else the stop's. */
private fun WriteUp.isNoted(own: GasId?): Boolean {
    val note = if (own == null) draft.note else draft.notes[own]
    return (note?.asNote()?.scalarCount ?: 0) >= LEAST_NOTE
}

private fun notePlace(own: GasId?): String = if (own == null) pointer("note") else pointer("notes", own.value)

/** Whether what is short of a gas, or all that was ordered, went against empties only. */
private fun WriteUp.isExchange(gas: GasId?): Boolean =
    if (gas == null) {
        order.all { it.exchange }
    } else {
        lines.filter { it.gasId == gas && it.isShort }.all { it.exchange }
    }

/** D25: a collection of nothing needs a reason. */
internal fun WriteUp.missingForCollection(): List<Remark> {
    val isOfNothing = order.isEmpty() && outcome == Outcome.NOT_DELIVERED
    val isMissing = stop.kind == StopKind.COLLECTION && isOfNothing && givenForStop == null
    return if (isMissing) listOf(Remark(pointer("nothingWent"), "reasonMissing")) else emptyList()
}
