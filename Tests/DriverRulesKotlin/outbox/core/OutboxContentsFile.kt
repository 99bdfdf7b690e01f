package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.rules.outbox.journal.JournalEntry
import app.getbottle.driver.rules.outbox.journal.JournalHeader
import app.getbottle.driver.rules.outbox.values.Clocks
import app.getbottle.driver.rules.outbox.values.LineWaits
import app.getbottle.driver.rules.outbox.values.OutboxLine
import app.getbottle.driver.rules.outbox.values.WriteState

/** The shortest journal that says all this. */
internal fun OutboxContents.entries(business: BusinessId): List<JournalEntry> =
    listOf(JournalEntry.Header(JournalHeader(business = business, nextSeq = nextSeq))) +
        writes.map { JournalEntry.Recorded(listOf(it), takenOver = emptyList()) } +
        OutboxLine.entries.filter { this[it] != LineWaits() }.map { JournalEntry.Waits(it, this[it]) }

/**
 * Takes that the process has just read this: what is marked may have left (O26), and in a damaged file
 * everything may have (O28).
 */
internal fun OutboxContents.reopen(isDamaged: Boolean) {
    changeAll { write ->
        val isMarked = write.isMarked || (isDamaged && write.state == WriteState.WAITING)
        write.copy(isMarked = isMarked, attempts = if (isMarked) 1 else 0)
    }
}

/** Puts the waits on the clock since boot; one further off than the longest possible is cut (O15). */
internal fun OutboxContents.startWaits(now: Clocks) {
    for (line in OutboxLine.entries) this[line] = this[line].started(now)
}

/** Goes on with the waits of a process that opens its file once more: the file may not say them all. */
internal fun OutboxContents.keepWaits(known: OutboxContents) {
    for (line in OutboxLine.entries) this[line] = this[line].keeping(known[line])
}
