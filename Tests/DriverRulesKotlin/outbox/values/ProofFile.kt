package app.getbottle.driver.rules.outbox.values

import kotlinx.serialization.Serializable

/** A picture that lies beside the outbox, as it was when it was recorded. */
@Serializable
public data class ProofFile(
    /** Its name in the folder of the outbox's proofs. */
    val name: String,
    /** The SHA-256 of its bytes, 64 hexadecimal digits in lower case. */
    val sha256: String,
    /** Its length in bytes. */
    val length: Long,
)
