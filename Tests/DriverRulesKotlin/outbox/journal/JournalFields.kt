package app.getbottle.driver.rules.outbox.journal

/** How a value stands in a journal as fields. */
internal interface JournalFields<Value> {
    /** Writes its fields, in the order of their tags. */
    fun write(
        value: Value,
        fields: FieldWriter,
    )

    /** Reads it from its fields. */
    fun read(fields: FieldReader): Value
}
