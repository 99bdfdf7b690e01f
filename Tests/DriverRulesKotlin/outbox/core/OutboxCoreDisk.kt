package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.rules.outbox.events.DiskOutcome
import app.getbottle.driver.rules.outbox.events.OutboxEffect
import app.getbottle.driver.rules.outbox.values.Clocks

/** Begins what waits to be written, one after the other in each outbox. */
internal fun OutboxCore.startDiskWork() {
    for (box in boxes) {
        if (wantsCompaction(box)) box.tasks.add(DiskTask.Compact)
        while (box.work == null && box.tasks.isNotEmpty()) begin(box.tasks.removeFirst(), box)
    }
}

private fun OutboxCore.begin(
    task: DiskTask,
    box: OutboxBox,
) {
    when (val plan = box.plan(task, sending(box))) {
        is DiskPlan.Work -> {
            box.work = plan.work
            effects.add(OutboxEffect.Disk(box.business, plan.work.calls))
        }
        is DiskPlan.Nothing -> endWithout(task, plan.told, box)
    }
}

/** The key of the write of an outbox that has left or is about to. */
private fun OutboxCore.sending(box: OutboxBox): IdempotencyKey? =
    flight?.takeIf { it.business == box.business }?.key

/** O29: a file that has doubled since it was written anew, and no request under way. */
private fun OutboxCore.wantsCompaction(box: OutboxBox): Boolean {
    val place = box.journal
    return place.length >= settings.compactionSize && place.length >= 2 * place.compactedLength &&
        box.file == OutboxBox.File.OPEN && box.isIdle && flight?.business != box.business
}

/** Takes how the calls of an outbox ended. */
internal fun OutboxCore.endDiskWork(
    business: BusinessId,
    outcome: DiskOutcome,
    now: Clocks,
) {
    val box = box(business)
    val work = box.work ?: return
    box.work = null
    when (outcome) {
        is DiskOutcome.Done -> {
            box.journal.note(work.calls)
            if (work.isRepair) {
                fail(work.task, box, null, now)
            } else {
                box.journal.length += work.appended
                work.entry?.let { box.contents.apply(it) }
                finish(work.task, box, outcome, now)
            }
        }
        is DiskOutcome.Failed -> {
            box.journal.note(work.calls.take(outcome.at))
            box.journal.noteAppend(work.calls.take(outcome.at + 1))
            if (box.journal.isDirty && !work.isRepair && work.appended > 0) {
                repair(work.task, box)
            } else {
                fail(work.task, box, work.calls[outcome.at], now)
            }
        }
    }
}

/** What failed to be recorded leaves nothing behind (I10): only then the driver is told. */
private fun OutboxCore.repair(
    task: DiskTask,
    box: OutboxBox,
) {
    val calls = box.journal.debts
    box.work = DiskWork(task, calls, isRepair = true)
    effects.add(OutboxEffect.Disk(box.business, calls))
}
