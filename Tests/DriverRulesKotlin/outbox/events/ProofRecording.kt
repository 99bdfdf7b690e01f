package app.getbottle.driver.rules.outbox.events

import app.getbottle.driver.generated.models.ProofId
import app.getbottle.driver.rules.outbox.values.ProofFile
import kotlinx.serialization.Serializable

/** A picture that is recorded with a delivery; its file is there already. */
@Serializable
public data class ProofRecording(
    /** Its id, as the delivery's body has it. */
    val id: ProofId,
    /** Its file. */
    val file: ProofFile,
)
