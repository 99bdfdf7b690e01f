package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.rules.outbox.events.OutboxEffect
import app.getbottle.driver.rules.outbox.events.OutboxMessage
import app.getbottle.driver.rules.outbox.values.Bytes
import app.getbottle.driver.rules.outbox.values.Clocks
import app.getbottle.driver.rules.outbox.values.Refusal
import app.getbottle.driver.rules.outbox.values.RefusalFault
import app.getbottle.driver.rules.outbox.values.WriteState

/** Takes the bytes of a file. */
internal fun OutboxCore.read(
    bytes: Bytes?,
    box: OutboxBox,
) {
    val opening = opening(bytes)
    if (opening == null) {
        box.file = OutboxBox.File.NEWER
        effects.add(OutboxEffect.Show(OutboxMessage.NEWER_FILE))
        return
    }
    box.journal = JournalPlace(opening.intactLength, opening.generation)
    box.tasks.addFirst(DiskTask.Secure(opening))
}

/** Takes that a file is made sure of: from now on its outbox is open. */
internal fun OutboxCore.finish(
    opening: Opening,
    box: OutboxBox,
    badProofs: List<String>,
    now: Clocks,
) {
    box.file = OutboxBox.File.OPEN
    val known = box.contents
    box.contents = opening.contents
    box.contents.startWaits(now)
    box.contents.keepWaits(known)
    box.asideUntil.clear()
    box.inProgress = null
    if (opening.isDamaged) effects.add(OutboxEffect.Show(OutboxMessage.DAMAGED))
    val bad = box.contents.writes.filter { it.state == WriteState.WAITING && it.file?.name in badProofs }
    // Before what the driver asked for meanwhile: a proof that goes with its delivery must not come back.
    val refusal = Refusal(null, code = "file-missing", at = now.wall, fault = RefusalFault.APP)
    box.tasks.addAll(0, bad.map { DiskTask.Settle(it.key, refusal) })
}
