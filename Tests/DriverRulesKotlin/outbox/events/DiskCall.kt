package app.getbottle.driver.rules.outbox.events

import app.getbottle.driver.rules.outbox.values.Bytes
import app.getbottle.driver.rules.outbox.values.ProofFile
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/**
 * One call on the files of an outbox.
 *
 * The files are the journal, its next version while it is being compacted, copies of damaged ones, and
 * the proofs. Bytes that were written are on the disk only after a sync; a rename only after a sync of
 * the directory.
 */
@Serializable
public sealed interface DiskCall {
    /** Takes the lock that one process has at a time; fails if another has it (O31). */
    @Serializable
    @SerialName("lock")
    public data object Lock : DiskCall

    /** Reads the whole journal; there may be none. */
    @Serializable
    @SerialName("read")
    public data object Read : DiskCall

    /** Adds bytes to the journal's end. */
    @Serializable
    @SerialName("append")
    public data class Append(
        /** Which. */
        val bytes: Bytes,
    ) : DiskCall

    /** Syncs the journal. */
    @Serializable
    @SerialName("sync")
    public data object Sync : DiskCall

    /** Cuts the journal to a length. */
    @Serializable
    @SerialName("truncate")
    public data class Truncate(
        /** In bytes. */
        val length: Long,
    ) : DiskCall

    /** Makes the next version, with all that it holds; one that lies there from before is replaced. */
    @Serializable
    @SerialName("writeNext")
    public data class WriteNext(
        /** All that it holds. */
        val bytes: Bytes,
    ) : DiskCall

    /** Syncs the next version. */
    @Serializable
    @SerialName("syncNext")
    public data object SyncNext : DiskCall

    /** Puts the next version in the journal's place. */
    @Serializable
    @SerialName("rename")
    public data object Rename : DiskCall

    /** Syncs the directory. */
    @Serializable
    @SerialName("syncDirectory")
    public data object SyncDirectory : DiskCall

    /** Copies the journal, as it is, to `outbox.damaged-N`, N the first number that is free (O28). */
    @Serializable
    @SerialName("keepDamaged")
    public data object KeepDamaged : DiskCall

    /** Syncs a proof's file and the folder it is in (O1). */
    @Serializable
    @SerialName("syncProof")
    public data class SyncProof(
        /** The file's name. */
        val name: String,
    ) : DiskCall

    /** Looks whether a proof's file is there and is the one that was recorded; it is told, it is no failure. */
    @Serializable
    @SerialName("checkProof")
    public data class CheckProof(
        /** The file as it was recorded. */
        val file: ProofFile,
    ) : DiskCall

    /** Takes a proof's file away; that it is not there is no failure. */
    @Serializable
    @SerialName("removeProof")
    public data class RemoveProof(
        /** The file's name. */
        val name: String,
    ) : DiskCall
}
