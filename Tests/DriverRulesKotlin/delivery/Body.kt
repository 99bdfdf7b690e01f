package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.DeliveredLine
import app.getbottle.driver.generated.models.DeliveryId
import app.getbottle.driver.generated.models.DeliveryWrite
import app.getbottle.driver.generated.models.GasCount
import app.getbottle.driver.generated.models.PhotoProof
import app.getbottle.driver.generated.models.Proof
import app.getbottle.driver.generated.models.SignatureProof
import app.getbottle.driver.generated.models.Timestamp
import app.getbottle.driver.rules.text.trimmed

/** What is sent of a draft that has no errors (D20, D21, D24). */
public fun body(
    draft: Draft,
    stop: StopContext,
    id: DeliveryId,
    now: Timestamp,
): DeliveryWrite {
    val writeUp = WriteUp(draft, stop)
    return DeliveryWrite(
        id = id,
        roundId = stop.roundId,
        stopId = stop.stopId,
        occurredAt = now,
        outcome = writeUp.outcome,
        reason = writeUp.stopReason,
        note = writeUp.note,
        lines = writeUp.deliveredLines(),
        empties = writeUp.empties.map { (gas, quantity) -> GasCount(gas, quantity.toInt()) },
        cash = draft.cash,
        cashReason = draft.cashReason.takeIf { writeUp.paysLess },
        proof = proofs(draft).ifEmpty { null },
        proofMissing = draft.proofMissing.takeIf { writeUp.isProofMissing },
        leftSafe = true.takeIf { draft.leftSafe },
        replaces = draft.replaces,
    )
}

/** The lines, each short one with its reason where the stop has none; a gas's note is on its last one. */
private fun WriteUp.deliveredLines(): List<DeliveredLine> {
    val last = lines.withIndex().associate { it.value.gasId to it.index }
    val hasStopReason = stopReason != null
    return lines.mapIndexed { index, line ->
        DeliveredLine(
            gasId = line.gasId,
            ordered = line.ordered.coerceAtMost(Int.MAX_VALUE.toLong()).toInt(),
            delivered = line.went.toInt(),
            reason = if (line.isShort && !hasStopReason) reason(line.gasId) else null,
            note = if (last[line.gasId] == index) note(line.gasId) else null,
        )
    }
}

/** D20: the photo comes before the signature. */
private fun proofs(draft: Draft): List<Proof> =
    listOfNotNull(
        draft.photo?.let { PhotoProof(it.proofId, it.sha256) },
        draft.signature?.let { SignatureProof(it.proofId, it.sha256, it.name.trimmed()) },
    )
