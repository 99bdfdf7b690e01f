package app.getbottle.driver.rules.outbox.values

/** One of a few that stand in a journal as a number. */
public interface Numbered {
    /** The number. */
    public val number: Long
}
