package app.getbottle.driver.rules.outbox.journal

import app.getbottle.driver.rules.outbox.values.LineWaits

/** The fields of what holds a line up. */
internal object LineWaitsFields : JournalFields<LineWaits> {
    override fun write(
        value: LineWaits,
        fields: FieldWriter,
    ) {
        fields.integer(1, value.failures)
        fields.time(2, value.backoffUntil?.wall)
        fields.time(3, value.notBefore?.wall)
        fields.value(4, value.trouble, HeadTroubleFields)
    }

    override fun read(fields: FieldReader): LineWaits =
        LineWaits(
            failures = fields.integer(1).required(),
            backoffUntil = fields.deadline(2),
            notBefore = fields.deadline(3),
            trouble = fields.value(4, HeadTroubleFields),
        )
}
