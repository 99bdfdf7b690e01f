package app.getbottle.driver.rules.outbox.journal

/** The payload of a frame is not what one of this format can be. */
internal class UnreadableEntry : Exception("an entry is not of this format")
