package app.getbottle.driver.rules.outbox.journal

import app.getbottle.driver.generated.models.BusinessId

/** What the first frame of a journal says. */
public data class JournalHeader(
    /** The format of the file; one above [CURRENT_FORMAT] is a newer app's (O30). */
    val format: Long = CURRENT_FORMAT,
    /** Whose outbox it is. */
    val business: BusinessId,
    /** The `seq` of the next write. */
    val nextSeq: Long,
) {
    internal companion object {
        /** The format that this code writes and reads. */
        const val CURRENT_FORMAT: Long = 1
    }
}
