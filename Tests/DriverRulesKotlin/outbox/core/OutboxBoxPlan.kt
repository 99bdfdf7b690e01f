package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.rules.outbox.events.DiskCall
import app.getbottle.driver.rules.outbox.events.OutboxTold
import app.getbottle.driver.rules.outbox.journal.JournalEntry
import app.getbottle.driver.rules.outbox.journal.JournalFrame
import app.getbottle.driver.rules.outbox.values.Bytes
import app.getbottle.driver.rules.outbox.values.WriteState

/** What a task comes to now; [sending] is the key of the write that has left or is about to. */
internal fun OutboxBox.plan(
    task: DiskTask,
    sending: IdempotencyKey?,
): DiskPlan =
    when (task) {
        is DiskTask.Open -> DiskPlan.Work(DiskWork(task, listOf(DiskCall.Lock, DiskCall.Read)))
        is DiskTask.Secure -> DiskPlan.Work(secure(task))
        else ->
            if (file == OutboxBox.File.OPEN) {
                planOpen(task, sending)
            } else {
                DiskPlan.Nothing(OutboxTold.NOT_RECORDED)
            }
    }

private fun OutboxBox.planOpen(
    task: DiskTask,
    sending: IdempotencyKey?,
): DiskPlan =
    when (task) {
        is DiskTask.Open, is DiskTask.Secure -> DiskPlan.Nothing(OutboxTold.DONE)
        is DiskTask.Record -> record(task)
        is DiskTask.Withdraw -> withdraw(task.key, task)
        is DiskTask.Dismiss -> dismiss(task.key, task.isSure, task)
        is DiskTask.Mark -> append(JournalEntry.MayHaveLeft(task.key), task)
        is DiskTask.Settle -> {
            val entry = task.refusal?.let { JournalEntry.TurnedDown(task.key, it) }
            append(entry ?: JournalEntry.Sent(listOf(task.key)), task)
        }
        is DiskTask.Waits -> note(JournalEntry.Waits(task.line, contents[task.line]), task)
        is DiskTask.SetAside -> note(JournalEntry.SetAside(task.key), task)
        is DiskTask.Counted -> count(task, sending)
        is DiskTask.LetGo -> letGo(task)
        is DiskTask.Compact -> DiskPlan.Work(DiskWork(task, rewriting(contents)))
    }

/** An entry at the journal's end, synced, with what has to be done before and after. */
internal fun OutboxBox.append(
    entry: JournalEntry,
    task: DiskTask,
    after: List<DiskCall> = emptyList(),
    before: List<DiskCall> = emptyList(),
): DiskPlan {
    val calls = after + journal.debts + listOf(frame(entry), DiskCall.Sync) + before
    return DiskPlan.Work(DiskWork(task, calls, entry))
}

/** An entry that is not synced for itself: memory has it already, and a power cut may take it. */
private fun OutboxBox.note(
    entry: JournalEntry,
    task: DiskTask,
): DiskPlan =
    DiskPlan.Work(DiskWork(task, journal.debts + frame(entry)))

private fun OutboxBox.frame(entry: JournalEntry): DiskCall =
    DiskCall.Append(Bytes(JournalFrame.encoded(entry, journal.length, journal.generation)))

/** A8: what the day counts is sent, but what is on the way is answered first. */
private fun OutboxBox.count(
    task: DiskTask.Counted,
    sending: IdempotencyKey?,
): DiskPlan {
    val sent = task.keys.filter { it != sending && contents[it]?.state == WriteState.WAITING }
    return if (sent.isEmpty()) DiskPlan.Nothing(OutboxTold.DONE) else append(JournalEntry.Sent(sent), task)
}

/** Y11: only what is settled goes, and nothing that another still waits for. */
private fun OutboxBox.letGo(task: DiskTask.LetGo): DiskPlan {
    val needed = contents.writes.filter { !it.isSettled }.flatMap { it.after }.toSet()
    val going = task.keys.filter { it !in needed }.mapNotNull { contents[it] }.filter { it.isSettled }
    if (going.isEmpty()) return DiskPlan.Nothing(OutboxTold.DONE)
    val kept =
        contents.writes.filter { write -> going.none { it.key == write.key } }
            .mapNotNull { it.file?.name }
            .toSet()
    val files = going.mapNotNull { it.file?.name }.filter { it !in kept }
    val gone = JournalEntry.LetGo(going.map { it.key })
    return append(gone, task, before = files.map { DiskCall.RemoveProof(it) })
}
