package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.rules.outbox.events.DiskCall

/** Takes what calls that were made have changed, but for what they appended. */
internal fun JournalPlace.note(calls: List<DiskCall>) {
    var isCut = false
    var nextLength = 0L
    for (call in calls) {
        when (call) {
            is DiskCall.Truncate -> isCut = true
            is DiskCall.Sync -> if (isCut) isDirty = false
            is DiskCall.WriteNext -> nextLength = call.bytes.size.toLong()
            is DiskCall.Rename -> {
                length = nextLength
                compactedLength = nextLength
                generation += 1u
                isDirty = false
                owesDirectory = true
            }
            is DiskCall.SyncDirectory -> owesDirectory = false
            else -> Unit
        }
    }
}

/** Takes that calls ended with one that failed: what they appended may lie there or not. */
internal fun JournalPlace.noteAppend(calls: List<DiskCall>) {
    if (calls.any { it is DiskCall.Append }) isDirty = true
}
