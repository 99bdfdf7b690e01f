package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.rules.outbox.events.DiskCall
import app.getbottle.driver.rules.outbox.events.OutboxTold
import app.getbottle.driver.rules.outbox.journal.JournalEntry
import app.getbottle.driver.rules.outbox.values.OutboxWrite
import app.getbottle.driver.rules.outbox.values.WriteContent
import app.getbottle.driver.rules.outbox.values.WriteKind
import app.getbottle.driver.rules.outbox.values.WriteState
import kotlinx.serialization.json.Json

/** What a press of the button records, all of it in one frame (O1). */
internal fun OutboxBox.record(task: DiskTask.Record): DiskPlan {
    val recording = task.recording
    // The disk refused it, could not even take it back, and it was found when the file was opened again.
    val held = contents.writes.lastOrNull { it.isVersion(recording.id, recording.kind) }
    if (held != null) {
        val isSame = held.content == WriteContent.Json(recording.body)
        return DiskPlan.Nothing(if (isSame) OutboxTold.DONE else OutboxTold.NOT_ALLOWED)
    }
    val first = task.correcting?.let { contents[it] }
    if (task.correcting != null && !isCorrectable(first, task)) return DiskPlan.Nothing(OutboxTold.NOT_ALLOWED)
    val takenOver =
        if (first == null || first.state == WriteState.SENT) emptyList() else contents.proofs(first.key)
    val press = Press(recording, task.by, task.at, contents.nextSeq)
    val writes = press.writes(first, takenOver) ?: return DiskPlan.Nothing(OutboxTold.NOT_ALLOWED)
    val files = recording.proofs.map { DiskCall.SyncProof(it.file.name) }
    return append(JournalEntry.Recorded(writes, takenOver.map { it.key }), task, after = files)
}

private fun OutboxBox.isCorrectable(
    target: OutboxWrite?,
    task: DiskTask.Record,
): Boolean =
    target != null && target.person == task.by.person && target.kind == task.recording.kind &&
        target.state != WriteState.DISMISSED && contents.replacement(target.key) == null

/**
 * O24: only what has never left, and with it the proofs that hang on it.
 *
 * Their files stay, as the draft is open again. A correction cannot be taken back: what it corrected
 * would be lost with it.
 */
internal fun OutboxBox.withdraw(
    key: IdempotencyKey,
    task: DiskTask,
): DiskPlan {
    val write = contents[key]
    val hasStayed = write != null && write.state == WriteState.WAITING && write.attempts == 0L
    val isWhole = hasStayed && write.kind != WriteKind.PROOF && write.replaces == null
    if (!isWhole || contents.replacement(key) != null) return DiskPlan.Nothing(OutboxTold.NOT_ALLOWED)
    return append(JournalEntry.Withdrawn(listOf(key) + contents.unsentProofs(key).map { it.key }), task)
}

/** O21, O22: what was turned down goes with its proofs, when the driver was asked twice. */
internal fun OutboxBox.dismiss(
    key: IdempotencyKey,
    isSure: Boolean,
    task: DiskTask,
): DiskPlan {
    if (contents[key]?.state != WriteState.TURNED_DOWN) return DiskPlan.Nothing(OutboxTold.NOT_ALLOWED)
    if (!isSure) return DiskPlan.Nothing(OutboxTold.ASKED)
    return append(JournalEntry.Dismissed(listOf(key) + contents.openProofs(key).map { it.key }), task)
}
