package app.getbottle.driver.rules.outbox.journal

/** The value of a field that may not be missing. */
internal fun <Value : Any> Value?.required(): Value = this ?: throw UnreadableEntry()
