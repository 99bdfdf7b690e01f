package app.getbottle.driver.rules.outbox.values

import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.PersonId
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.StopId
import kotlinx.serialization.Serializable

/** One thing done, to be sent once. */
@Serializable
public data class OutboxWrite(
    /** Made once when it was recorded; never changes (O2). */
    val key: IdempotencyKey,
    /** Its place in this outbox, from 1, never used again: the order in which writes go (O7). */
    val seq: Long,
    /** What it is about. */
    val kind: WriteKind,
    /** What it closes; null for most. */
    val closing: WriteClosing?,
    /** Who recorded it. */
    val person: PersonId,
    /** That person's name, to say who a write waits for (O19). */
    val personName: String,
    /** The id of this version of the thing, made on the phone, as its body has it; a proof's own. */
    val id: String,
    /** The id of the thing's first version (O21). */
    val refId: String,
    /** The round it is about; null for cash that has none. */
    val roundId: RoundId?,
    /** The stop it is about. */
    val stopId: StopId?,
    /** What follows the server's address, percent-encoded. */
    val path: String,
    /** What it carries. */
    val content: WriteContent,
    /** The press of the button by the phone's clock, in milliseconds since 1970 (O4). */
    val occurredAt: Long,
    /** The keys of those that have to be sent first. */
    val after: List<IdempotencyKey>,
    /** The key of the write that this one corrects. */
    val replaces: IdempotencyKey?,
    /** How far it has come. */
    val state: WriteState = WriteState.WAITING,
    /**
     * How many times its bytes may have left the phone since its file was opened; 1 at least if they may
     * have left before.
     */
    val attempts: Long = 0,
    /** Whether the file says that its bytes may have left (O25). */
    val isMarked: Boolean = false,
    /** Whether it was set aside (O23). */
    val isSetAside: Boolean = false,
    /** Why it was turned down. */
    val refusal: Refusal? = null,
) {
    /** The line it stands in (O9). */
    val line: OutboxLine get() = if (kind == WriteKind.PROOF) OutboxLine.PROOFS else OutboxLine.WRITES
}
