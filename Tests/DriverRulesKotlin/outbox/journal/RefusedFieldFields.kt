package app.getbottle.driver.rules.outbox.journal

import app.getbottle.driver.rules.outbox.values.RefusedField

/** The fields of what in a body was not taken. */
internal object RefusedFieldFields : JournalFields<RefusedField> {
    override fun write(
        value: RefusedField,
        fields: FieldWriter,
    ) {
        fields.text(1, value.pointer)
        fields.text(2, value.code)
    }

    override fun read(fields: FieldReader): RefusedField =
        RefusedField(
            pointer = fields.text(1).required(),
            code = fields.text(2).required(),
        )
}
