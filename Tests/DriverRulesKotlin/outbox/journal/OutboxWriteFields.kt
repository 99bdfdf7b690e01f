package app.getbottle.driver.rules.outbox.journal

import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.PersonId
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.StopId
import app.getbottle.driver.rules.outbox.values.OutboxWrite
import app.getbottle.driver.rules.outbox.values.WriteClosing
import app.getbottle.driver.rules.outbox.values.WriteContent
import app.getbottle.driver.rules.outbox.values.WriteKind
import app.getbottle.driver.rules.outbox.values.WriteState
import kotlinx.serialization.json.Json

/** The fields of a write. */
internal object OutboxWriteFields : JournalFields<OutboxWrite> {
    override fun write(
        value: OutboxWrite,
        fields: FieldWriter,
    ) {
        fields.text(1, value.key.value)
        fields.integer(2, value.seq)
        fields.text(3, value.kind.word)
        fields.choice(4, value.closing)
        fields.text(5, value.person.value)
        fields.text(6, value.personName)
        fields.text(7, value.id)
        fields.text(8, value.refId)
        fields.text(9, value.roundId?.value)
        fields.text(10, value.stopId?.value)
        fields.text(11, value.path)
        when (val content = value.content) {
            is WriteContent.Json -> fields.bytes(12, content.body.array)
            is WriteContent.File -> fields.value(13, content.file, ProofFileFields)
        }
        fields.time(14, value.occurredAt)
        for (key in value.after) fields.text(15, key.value)
        fields.text(16, value.replaces?.value)
        fields.choice(17, value.state)
        fields.integer(18, value.attempts)
        fields.flag(19, value.isMarked)
        fields.flag(20, value.isSetAside)
        fields.value(21, value.refusal, RefusalFields)
    }

    override fun read(fields: FieldReader): OutboxWrite =
        OutboxWrite(
            key = IdempotencyKey(fields.text(1).required()),
            seq = fields.integer(2).required(),
            kind = fields.text(3).let { word -> WriteKind.entries.firstOrNull { it.word == word } }.required(),
            closing = fields.choice(4, WriteClosing.entries),
            person = PersonId(fields.text(5).required()),
            personName = fields.text(6).required(),
            id = fields.text(7).required(),
            refId = fields.text(8).required(),
            roundId = fields.text(9)?.let { RoundId(it) },
            stopId = fields.text(10)?.let { StopId(it) },
            path = fields.text(11).required(),
            content = content(fields),
            occurredAt = fields.time(14).required(),
            after = fields.texts(15).map { IdempotencyKey(it) },
            replaces = fields.text(16)?.let { IdempotencyKey(it) },
            state = fields.choice(17, WriteState.entries).required(),
            attempts = fields.integer(18).required(),
            isMarked = fields.flag(19),
            isSetAside = fields.flag(20),
            refusal = fields.value(21, RefusalFields),
        )

    /** Reads the field that a write has of the two. */
    private fun content(fields: FieldReader): WriteContent =
        fields.bytes(12)?.let { WriteContent.Json(it) }
            ?: WriteContent.File(fields.value(13, ProofFileFields).required())
}
