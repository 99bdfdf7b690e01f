package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.Note
import app.getbottle.driver.rules.text.Remark
import app.getbottle.driver.rules.text.asNote
import app.getbottle.driver.rules.text.pointer
import app.getbottle.driver.rules.text.scalarCount

/** Scalars of the longest note (D9). */
private const val LONGEST_NOTE = 500

/** The stop's note as it is sent. */
internal val WriteUp.note: Note? get() = draft.note?.asNote()?.let(::Note)

/** The note of a gas as it is sent. */
internal fun WriteUp.note(gas: GasId): Note? = draft.notes[gas]?.asNote()?.let(::Note)

/** D9: notes that are too long as they would be sent; that of a gas without a line would not be. */
internal fun WriteUp.longNotes(): List<Remark> {
    val ofGas = lines.map { it.gasId }.distinct().filter { isTooLong(note(it)) }.map { pointer("notes", it.value) }
    val ofStop = listOf(pointer("note")).filter { isTooLong(note) }
    return (ofGas + ofStop).map { Remark(it, "noteTooLong") }
}

private fun isTooLong(note: Note?): Boolean = (note?.value?.scalarCount ?: 0) > LONGEST_NOTE
