package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.ProofId
import app.getbottle.driver.generated.models.Sha256
import kotlinx.serialization.Serializable

/** A photo of what was left. */
@Serializable
public data class PhotoTaken(
    /** Its id, made on the phone. */
    val proofId: ProofId,
    /** The sum of its file. */
    val sha256: Sha256,
)
