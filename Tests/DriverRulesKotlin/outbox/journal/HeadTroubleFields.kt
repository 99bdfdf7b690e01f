package app.getbottle.driver.rules.outbox.journal

import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.rules.outbox.values.HeadTrouble

/** The fields of a head's trouble. */
internal object HeadTroubleFields : JournalFields<HeadTrouble> {
    override fun write(
        value: HeadTrouble,
        fields: FieldWriter,
    ) {
        fields.text(1, value.key.value)
        fields.integer(2, value.count)
        fields.time(3, value.since.wall)
        fields.flag(4, value.othersSucceed)
    }

    override fun read(fields: FieldReader): HeadTrouble =
        HeadTrouble(
            key = IdempotencyKey(fields.text(1).required()),
            count = fields.integer(2).required(),
            since = fields.deadline(3).required(),
            othersSucceed = fields.flag(4),
        )
}
