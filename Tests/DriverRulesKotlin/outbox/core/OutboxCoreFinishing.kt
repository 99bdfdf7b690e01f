package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.rules.outbox.events.DiskCall
import app.getbottle.driver.rules.outbox.events.DiskOutcome
import app.getbottle.driver.rules.outbox.events.OutboxEffect
import app.getbottle.driver.rules.outbox.events.OutboxMessage
import app.getbottle.driver.rules.outbox.events.OutboxTold
import app.getbottle.driver.rules.outbox.values.Clocks
import app.getbottle.driver.rules.outbox.values.Refusal
import app.getbottle.driver.rules.outbox.values.RefusalFault
import app.getbottle.driver.rules.outbox.values.WriteState

/** What follows when a task is on the disk. */
internal fun OutboxCore.finish(
    task: DiskTask,
    box: OutboxBox,
    done: DiskOutcome.Done,
    now: Clocks,
) {
    when (task) {
        is DiskTask.Open -> read(done.found, box)
        is DiskTask.Secure -> finish(task.opening, box, done.badProofs, now)
        is DiskTask.Record -> endBackoffOfNoConnection(box)
        is DiskTask.Mark -> send(task.key, box, now)
        is DiskTask.Settle -> settled(task.key, task.refusal, box)
        else -> Unit
    }
    task.ticket?.let { effects.add(OutboxEffect.Told(it, OutboxTold.DONE)) }
}

/** What follows when nothing had to be written, or nothing could be. */
internal fun OutboxCore.endWithout(
    task: DiskTask,
    told: OutboxTold,
    box: OutboxBox,
) {
    effects.add(OutboxEffect.Told(task.ticket ?: return, told))
    val isNewer = box.file == OutboxBox.File.NEWER
    val message =
        when {
            told == OutboxTold.NOT_RECORDED ->
                if (isNewer) OutboxMessage.NEWER_FILE else OutboxMessage.NOT_RECORDED
            task is DiskTask.Withdraw && told == OutboxTold.NOT_ALLOWED -> OutboxMessage.CANNOT_WITHDRAW
            task is DiskTask.Dismiss && told == OutboxTold.ASKED -> OutboxMessage.DISMISS_FOR_GOOD
            else -> return
        }
    effects.add(OutboxEffect.Show(message))
}

/** What follows when a task's calls failed; [call] is the one that did, where nothing was to be repaired. */
internal fun OutboxCore.fail(
    task: DiskTask,
    box: OutboxBox,
    call: DiskCall?,
    now: Clocks,
) {
    when (task) {
        is DiskTask.Open ->
            if (call == DiskCall.Lock) {
                box.file = OutboxBox.File.ELSEWHERE
                effects.add(OutboxEffect.Show(OutboxMessage.OPEN_ELSEWHERE))
            } else {
                box.file = OutboxBox.File.CLOSED
            }
        is DiskTask.Secure -> box.file = OutboxBox.File.CLOSED
        is DiskTask.Record, is DiskTask.Withdraw, is DiskTask.Dismiss -> {
            task.ticket?.let { effects.add(OutboxEffect.Told(it, OutboxTold.NOT_RECORDED)) }
            effects.add(OutboxEffect.Show(OutboxMessage.NOT_RECORDED))
        }
        is DiskTask.Mark -> failFlight(task.key, box, now)
        is DiskTask.Settle -> failFlight(task.key, box, now)
        is DiskTask.Compact ->
            if (call == DiskCall.Rename) {
                // It may have happened all the same: what lies there has to be read.
                box.file = OutboxBox.File.OPENING
                box.tasks.addFirst(DiskTask.Open)
            } else {
                // Tried again when as much has come again.
                box.journal.compactedLength = box.journal.length
            }
        is DiskTask.Waits, is DiskTask.SetAside, is DiskTask.Counted, is DiskTask.LetGo -> Unit
    }
}

private fun OutboxCore.failFlight(
    key: IdempotencyKey,
    box: OutboxBox,
    now: Clocks,
) {
    val flight = flight?.takeIf { it.key == key } ?: return
    this.flight = null
    // There was no answer to draw a chance for.
    fail(flight, box, AnswerMeaning.Failed(retryAfter = null, is5xx = false), 0.0, now)
}

/** O13: a press of the button is a reason to look whether there is a connection again. */
private fun OutboxCore.endBackoffOfNoConnection(box: OutboxBox) {
    if (isUnconnected) box.contents.endBackoffs()
}

private fun OutboxCore.settled(
    key: IdempotencyKey,
    refusal: Refusal?,
    box: OutboxBox,
) {
    if (flight?.key == key) flight = null
    box.asideUntil.remove(key)
    if (refusal == null || box.contents[key]?.state != WriteState.TURNED_DOWN) return
    val isApp = refusal.fault == RefusalFault.APP
    effects.add(OutboxEffect.Show(if (isApp) OutboxMessage.APP_FAULT else OutboxMessage.TURNED_DOWN))
}
