package app.getbottle.driver.rules.outbox.journal

import app.getbottle.driver.rules.outbox.values.ProofFile

/** The fields of a proof's file. */
internal object ProofFileFields : JournalFields<ProofFile> {
    override fun write(
        value: ProofFile,
        fields: FieldWriter,
    ) {
        fields.text(1, value.name)
        fields.text(2, value.sha256)
        fields.integer(3, value.length)
    }

    override fun read(fields: FieldReader): ProofFile =
        ProofFile(
            name = fields.text(1).required(),
            sha256 = fields.text(2).required(),
            length = fields.integer(3).required(),
        )
}
