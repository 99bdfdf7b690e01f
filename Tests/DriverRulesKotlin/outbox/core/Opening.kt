package app.getbottle.driver.rules.outbox.core

/** A file that was read and is not made sure of yet. */
internal data class Opening(
    /** What it says. */
    val contents: OutboxContents,
    /** Which writing of the file it is. */
    val generation: UInt,
    /** The length of its intact frames. */
    val intactLength: Long,
    /** Whether bytes follow them. */
    val isTorn: Boolean,
    /** Whether there was no file. */
    val isNew: Boolean,
    /** Whether it was damaged, so that it is written anew. */
    val isDamaged: Boolean,
)
