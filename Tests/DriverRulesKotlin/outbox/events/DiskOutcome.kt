package app.getbottle.driver.rules.outbox.events

import app.getbottle.driver.rules.outbox.values.Bytes
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** What became of the calls that one effect asked for: they are made in order, up to the first that fails. */
@Serializable
public sealed interface DiskOutcome {
    /** All were made. */
    @Serializable
    @SerialName("done")
    public data class Done(
        /** What `read` read, null for no file. */
        val found: Bytes? = null,
        /** The names of files that `checkProof` did not find as they were. */
        val badProofs: List<String> = emptyList(),
    ) : DiskOutcome

    /** The call at an index failed, after `done` of it may have happened; none after it was made. */
    @Serializable
    @SerialName("failed")
    public data class Failed(
        /** The index. */
        val at: Int,
    ) : DiskOutcome
}
