package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.ProofId
import app.getbottle.driver.generated.models.Sha256
import kotlinx.serialization.Serializable

/** A signature, and whose it is. */
@Serializable
public data class SignatureTaken(
    /** Its id, made on the phone. */
    val proofId: ProofId,
    /** The sum of its file. */
    val sha256: Sha256,
    /** The name as it was typed. */
    val name: String,
)
