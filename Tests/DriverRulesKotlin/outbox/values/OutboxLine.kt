package app.getbottle.driver.rules.outbox.values

/** The two lines of an outbox, each with waits of its own (O9). */
public enum class OutboxLine(
    override val number: Long,
) : Numbered {
    /** What was done at the doors. */
    WRITES(0),

    /** The pictures of it, which go when no write could. */
    PROOFS(1),
}
