package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.PersonId
import app.getbottle.driver.rules.outbox.values.Clocks
import app.getbottle.driver.rules.outbox.values.OutboxLine

/**
 * What of a person goes next of some lines, if anything may: the writes of all outboxes before any proof,
 * the chosen business before the others (O9, O35).
 */
internal fun OutboxCore.next(
    person: PersonId,
    now: Clocks,
    lines: List<OutboxLine> = OutboxLine.entries,
): OutboxNext? {
    for (line in lines) {
        for (box in order.filter { mayTry(it, now.up) }) {
            val candidate = box.candidates(line, person).firstOrNull { it.from <= now.up }
            if (candidate != null) return OutboxNext(box, line, candidate.key)
        }
    }
    return null
}

/** When the first request of an outbox may begin by itself, by the clock since boot; null if none will. */
internal fun OutboxCore.nextTry(
    box: OutboxBox,
    now: Clocks,
): Long? {
    val up = maxOf(earliest(box, linesToTry) ?: return null, now.up)
    return up.takeIf { mayTry(box, it) }
}

/** From when on something of some lines of an outbox could go, whatever else holds it up. */
internal fun OutboxCore.earliest(
    box: OutboxBox,
    lines: List<OutboxLine> = OutboxLine.entries,
): Long? {
    val person = user?.person ?: return null
    return lines.flatMap { box.candidates(it, person) }.minOfOrNull { it.from }
}

/** The lines whose next request may begin: none beside another, but a proof gives way to a write (O9). */
private val OutboxCore.linesToTry: List<OutboxLine>
    get() {
        val flight = flight ?: return OutboxLine.entries
        val givesWay = flight.line == OutboxLine.PROOFS && flight.phase == OutboxFlight.Phase.AWAY
        return if (givesWay) listOf(OutboxLine.WRITES) else emptyList()
    }

private val OutboxCore.order: List<OutboxBox> get() = boxes.sortedBy { it.business != chosen }

/** Whether a request of an outbox may begin when the clock since boot shows [up]. */
private fun OutboxCore.mayTry(
    box: OutboxBox,
    up: Long,
): Boolean =
    box.file == OutboxBox.File.OPEN && box.isIdle && user?.token != null && !isAppTooOld &&
        !box.isNotAMember && (hasSignal || isPushed) &&
        place.allows(up, isChosen = box.business == chosen)
