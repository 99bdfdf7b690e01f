package app.getbottle.driver.rules.outbox.events

import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.StopId
import app.getbottle.driver.rules.outbox.values.Bytes
import app.getbottle.driver.rules.outbox.values.WriteClosing
import app.getbottle.driver.rules.outbox.values.WriteKind
import kotlinx.serialization.Serializable

/** What one press of a button records. */
@Serializable
public data class Recording(
    /** What it is about; no proof. */
    val kind: WriteKind,
    /** What it closes. */
    val closing: WriteClosing?,
    /** The id of the thing, or of its new version, as the body has it. */
    val id: String,
    /** The round it is about. */
    val roundId: RoundId?,
    /** The stop it is about. */
    val stopId: StopId?,
    /** The body. */
    val body: Bytes,
    /** The proofs that go after it; only a delivery has any. */
    val proofs: List<ProofRecording>,
    /**
     * New keys from a source that never gives one twice: one for the write, one for each proof, and for a
     * correction one for each proof that it takes over.
     */
    val keys: List<IdempotencyKey>,
)
