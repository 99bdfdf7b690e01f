package app.getbottle.driver.rules.outbox.journal

import app.getbottle.driver.generated.models.IdempotencyKey

/** What a frame holds of an entry: its number, and its fields. */
internal val JournalEntry.payload: ByteArray
    get() =
        when (this) {
            is JournalEntry.Header -> payload(1) { JournalHeaderFields.write(header, it) }
            is JournalEntry.Recorded ->
                payload(2) { fields ->
                    for (write in writes) fields.value(1, write, OutboxWriteFields)
                    for (key in takenOver) fields.text(2, key.value)
                }
            is JournalEntry.MayHaveLeft -> payload(3, listOf(key))
            is JournalEntry.Sent -> payload(4, keys)
            is JournalEntry.TurnedDown ->
                payload(5) { fields ->
                    fields.text(1, key.value)
                    fields.value(2, refusal, RefusalFields)
                }
            is JournalEntry.Withdrawn -> payload(6, keys)
            is JournalEntry.Dismissed -> payload(7, keys)
            is JournalEntry.Waits ->
                payload(8) { fields ->
                    fields.choice(1, line)
                    fields.value(2, waits, LineWaitsFields)
                }
            is JournalEntry.SetAside -> payload(9, listOf(key))
            is JournalEntry.LetGo -> payload(10, keys)
        }

private fun payload(
    number: Int,
    write: (FieldWriter) -> Unit,
): ByteArray {
    val fields = FieldWriter()
    fields.begin(number)
    write(fields)
    return fields.bytes
}

private fun payload(
    number: Int,
    keys: List<IdempotencyKey>,
): ByteArray =
    payload(number) { fields ->
        for (key in keys) fields.text(1, key.value)
    }
