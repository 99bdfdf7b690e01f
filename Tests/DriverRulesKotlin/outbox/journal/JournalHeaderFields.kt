package app.getbottle.driver.rules.outbox.journal

import app.getbottle.driver.generated.models.BusinessId

/** The fields of a header. */
internal object JournalHeaderFields : JournalFields<JournalHeader> {
    override fun write(
        value: JournalHeader,
        fields: FieldWriter,
    ) {
        fields.integer(1, value.format)
        fields.text(2, value.business.value)
        fields.integer(3, value.nextSeq)
    }

    override fun read(fields: FieldReader): JournalHeader =
        JournalHeader(
            format = fields.integer(1).required(),
            business = BusinessId(fields.text(2).required()),
            nextSeq = fields.integer(3).required(),
        )
}
