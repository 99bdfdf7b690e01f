package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.IdempotencyKey

/** The outbox of one business, with its file. */
internal class OutboxBox(
    val business: BusinessId,
) {
    /** How its file stands. */
    enum class File {
        /** Not asked for yet, or the disk refused. */
        CLOSED,

        /** Being opened. */
        OPENING,

        /** Open, and this process is the one that writes. */
        OPEN,

        /** Another process has it (O31). */
        ELSEWHERE,

        /** A newer app's: nothing of it is read, nothing is changed (O30). */
        NEWER,
    }

    var file: File = File.CLOSED

    /** What the journal says. */
    var contents: OutboxContents = OutboxContents()

    /** Where the journal stands on the disk. */
    var journal: JournalPlace = JournalPlace()

    /** What is to be written, in order. */
    val tasks: ArrayDeque<DiskTask> = ArrayDeque()

    /** What is being written. */
    var work: DiskWork? = null

    /** Whether the API said that the person is no member of the business. */
    var isNotAMember: Boolean = false

    /** The head that was answered `in-progress` last, and how often in a row. */
    var inProgress: InProgress? = null

    /** When each write that is set aside is tried again, by the clock since boot; at once if it is not here. */
    val asideUntil: HashMap<IdempotencyKey, Long> = HashMap()

    /** Whether nothing is being written or waits for it. */
    val isIdle: Boolean get() = work == null && tasks.isEmpty()
}
