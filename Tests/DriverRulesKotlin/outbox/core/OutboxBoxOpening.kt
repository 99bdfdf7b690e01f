package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.rules.outbox.events.DiskCall
import app.getbottle.driver.rules.outbox.journal.JournalEntry
import app.getbottle.driver.rules.outbox.journal.JournalFrame
import app.getbottle.driver.rules.outbox.journal.JournalReading
import app.getbottle.driver.rules.outbox.values.Bytes
import app.getbottle.driver.rules.outbox.values.WriteState
import java.io.ByteArrayOutputStream

/** What was found in a file; null if it is a newer app's (O30). */
internal fun opening(bytes: Bytes?): Opening? {
    val reading = JournalReading(bytes?.array ?: ByteArray(0))
    if (reading.isNewer) return null
    val contents = OutboxContents()
    reading.header?.let { contents.apply(JournalEntry.Header(it)) }
    for (entry in reading.entries) contents.apply(entry)
    // A header is there with the file's name, so a file without one was damaged.
    val isDamaged = reading.isDamaged || (bytes != null && reading.header == null)
    contents.reopen(isDamaged)
    return Opening(
        contents = contents,
        generation = reading.generation,
        intactLength = reading.intactLength,
        isTorn = reading.intactLength < (bytes?.size ?: 0),
        isNew = bytes == null,
        isDamaged = isDamaged,
    )
}

/** O27, O28: the file and its directory are synced before anything is sent or said. */
internal fun OutboxBox.secure(task: DiskTask.Secure): DiskWork {
    val opening = task.opening
    val proofs =
        opening.contents.writes.filter { it.state == WriteState.WAITING }
            .mapNotNull { write -> write.file?.let { DiskCall.CheckProof(it) } }
    val calls =
        when {
            opening.isNew -> rewriting(opening.contents)
            opening.isDamaged -> listOf(DiskCall.KeepDamaged) + rewriting(opening.contents)
            opening.isTorn ->
                listOf(DiskCall.Truncate(opening.intactLength), DiskCall.Sync, DiskCall.SyncDirectory)
            else -> listOf(DiskCall.Sync, DiskCall.SyncDirectory)
        }
    return DiskWork(task, calls + proofs)
}

/** The file written anew and put in its place (O29). */
internal fun OutboxBox.rewriting(contents: OutboxContents): List<DiskCall> {
    val generation = journal.generation + 1u
    val bytes = ByteArrayOutputStream()
    for (entry in contents.entries(business)) {
        bytes.writeBytes(JournalFrame.encoded(entry, bytes.size().toLong(), generation))
    }
    val next = DiskCall.WriteNext(Bytes(bytes.toByteArray()))
    return listOf(next, DiskCall.SyncNext, DiskCall.Rename, DiskCall.SyncDirectory)
}
