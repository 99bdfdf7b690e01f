package app.getbottle.driver.rules.outbox.journal

import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.rules.outbox.values.OutboxLine

/** Reads what a frame holds, a part of a file. */
internal fun journalEntry(
    file: ByteArray,
    payload: IntRange,
): JournalEntry {
    if (payload.isEmpty()) throw UnreadableEntry()
    val fields = FieldReader(file, payload.first + 1..payload.last)
    val entry = entry(file[payload.first].toInt(), fields)
    fields.finish()
    return entry
}

private fun entry(
    number: Int,
    fields: FieldReader,
): JournalEntry =
    when (number) {
        1 -> JournalEntry.Header(JournalHeaderFields.read(fields))
        2 -> JournalEntry.Recorded(fields.values(1, OutboxWriteFields), keys(2, fields))
        3 -> JournalEntry.MayHaveLeft(key(fields))
        4 -> JournalEntry.Sent(keys(1, fields))
        5 -> JournalEntry.TurnedDown(key(fields), fields.value(2, RefusalFields).required())
        6 -> JournalEntry.Withdrawn(keys(1, fields))
        7 -> JournalEntry.Dismissed(keys(1, fields))
        8 -> {
            val line = fields.choice(1, OutboxLine.entries).required()
            JournalEntry.Waits(line, fields.value(2, LineWaitsFields).required())
        }
        9 -> JournalEntry.SetAside(key(fields))
        10 -> JournalEntry.LetGo(keys(1, fields))
        else -> throw UnreadableEntry()
    }

private fun key(fields: FieldReader): IdempotencyKey = IdempotencyKey(fields.text(1).required())

private fun keys(
    tag: Int,
    fields: FieldReader,
): List<IdempotencyKey> =
    fields.texts(tag).map { IdempotencyKey(it) }
