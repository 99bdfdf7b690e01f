package app.getbottle.driver.rules.outbox.journal

import app.getbottle.driver.rules.outbox.values.Refusal
import app.getbottle.driver.rules.outbox.values.RefusalFault

/** The fields of a refusal. */
internal object RefusalFields : JournalFields<Refusal> {
    override fun write(
        value: Refusal,
        fields: FieldWriter,
    ) {
        fields.integer(1, value.status)
        fields.text(2, value.code)
        fields.text(3, value.title)
        fields.text(4, value.detail)
        for (error in value.errors) fields.value(5, error, RefusedFieldFields)
        fields.time(6, value.at)
        fields.choice(7, value.fault)
    }

    override fun read(fields: FieldReader): Refusal =
        Refusal(
            status = fields.integer(1),
            code = fields.text(2),
            title = fields.text(3),
            detail = fields.text(4),
            errors = fields.values(5, RefusedFieldFields),
            at = fields.time(6).required(),
            fault = fields.choice(7, RefusalFault.entries).required(),
        )
}
