package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.rules.outbox.events.DiskCall
import app.getbottle.driver.rules.outbox.journal.JournalEntry

/** What is being written. */
internal data class DiskWork(
    val task: DiskTask,
    /** The calls that were asked for. */
    val calls: List<DiskCall>,
    /** What the contents take when they are done; null where there is nothing, or they have it already. */
    val entry: JournalEntry? = null,
    /** Whether they only take back what [task] failed to write. */
    val isRepair: Boolean = false,
) {
    /** How many bytes are appended. */
    val appended: Long get() = calls.sumOf { if (it is DiskCall.Append) it.bytes.size.toLong() else 0L }
}
