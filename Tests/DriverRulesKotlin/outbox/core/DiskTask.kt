package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.rules.outbox.events.Recording
import app.getbottle.driver.rules.outbox.values.OutboxLine
import app.getbottle.driver.rules.outbox.values.Refusal

/** What is to be written into a journal. */
internal sealed interface DiskTask {
    /** The caller's number, where the driver waits for an answer. */
    val ticket: Long? get() = null

    /** The lock and the bytes of the file. */
    data object Open : DiskTask

    /**
     * What was found is made sure of: the file and its directory synced, the torn tail cut off, or all of
     * it written anew.
     */
    data class Secure(
        val opening: Opening,
    ) : DiskTask

    /** A press of the button, [correcting] where it makes a new version; [at] the wall clock. */
    data class Record(
        override val ticket: Long,
        val recording: Recording,
        val correcting: IdempotencyKey?,
        val by: OutboxUser,
        val at: Long,
    ) : DiskTask

    data class Withdraw(
        override val ticket: Long,
        val key: IdempotencyKey,
    ) : DiskTask

    data class Dismiss(
        override val ticket: Long,
        val key: IdempotencyKey,
        val isSure: Boolean,
    ) : DiskTask

    /** The bytes of a write may leave (O25). */
    data class Mark(
        val key: IdempotencyKey,
    ) : DiskTask

    /** What an answer means to a write: sent, or why not. */
    data class Settle(
        val key: IdempotencyKey,
        val refusal: Refusal?,
    ) : DiskTask

    /** What holds a line up. */
    data class Waits(
        val line: OutboxLine,
    ) : DiskTask

    data class SetAside(
        val key: IdempotencyKey,
    ) : DiskTask

    data class Counted(
        val keys: List<IdempotencyKey>,
    ) : DiskTask

    data class LetGo(
        val keys: List<IdempotencyKey>,
    ) : DiskTask

    /** The file is written anew without what is gone (O29). */
    data object Compact : DiskTask
}
