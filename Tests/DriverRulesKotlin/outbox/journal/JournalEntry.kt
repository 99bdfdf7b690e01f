package app.getbottle.driver.rules.outbox.journal

import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.rules.outbox.values.LineWaits
import app.getbottle.driver.rules.outbox.values.OutboxLine
import app.getbottle.driver.rules.outbox.values.OutboxWrite
import app.getbottle.driver.rules.outbox.values.Refusal

/** One thing that a journal says: a frame of it (O26). */
public sealed interface JournalEntry {
    /** The file begins. */
    public data class Header(
        val header: JournalHeader,
    ) : JournalEntry

    /**
     * What one press recorded: a write and its proofs. Where the first replaces another, that one is
     * dismissed if it was turned down, and [takenOver] are the proofs that go with the new version (O22).
     */
    public data class Recorded(
        val writes: List<OutboxWrite>,
        val takenOver: List<IdempotencyKey>,
    ) : JournalEntry

    /** The bytes of a write may have left the phone (O25). */
    public data class MayHaveLeft(
        val key: IdempotencyKey,
    ) : JournalEntry

    /** The API has these. */
    public data class Sent(
        val keys: List<IdempotencyKey>,
    ) : JournalEntry

    /** The API refused a write, or it cannot be sent. */
    public data class TurnedDown(
        val key: IdempotencyKey,
        val refusal: Refusal,
    ) : JournalEntry

    /** The driver took these back (O24). */
    public data class Withdrawn(
        val keys: List<IdempotencyKey>,
    ) : JournalEntry

    /** The driver let these go (O21). */
    public data class Dismissed(
        val keys: List<IdempotencyKey>,
    ) : JournalEntry

    /** What holds a line up; not synced for itself. */
    public data class Waits(
        val line: OutboxLine,
        val waits: LineWaits,
    ) : JournalEntry

    /** A write was set aside (O23); not synced for itself. */
    public data class SetAside(
        val key: IdempotencyKey,
    ) : JournalEntry

    /** These are settled and need not be kept any longer (Y11). */
    public data class LetGo(
        val keys: List<IdempotencyKey>,
    ) : JournalEntry
}
