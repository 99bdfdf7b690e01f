package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.rules.outbox.events.DiskCall

/** Where a journal stands on the disk. */
internal class JournalPlace(
    /** The length of what is known to be good. */
    var length: Long = 0,
    /** Which writing of the file it is. */
    var generation: UInt = 1u,
) {
    /** The length when it was written anew last. */
    var compactedLength: Long = 0

    /**
     * Whether bytes may lie behind [length] that were told to be not recorded: they are cut off before
     * anything else is written.
     */
    var isDirty: Boolean = false

    /** Whether the file was put in its place and the directory is not synced since. */
    var owesDirectory: Boolean = false

    /** What has to be done before anything is appended. */
    val debts: List<DiskCall>
        get() {
            val cut = if (isDirty) listOf(DiskCall.Truncate(length), DiskCall.Sync) else emptyList()
            return cut + if (owesDirectory) listOf(DiskCall.SyncDirectory) else emptyList()
        }
}
