package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.ProofId
import app.getbottle.driver.generated.models.Timestamp

/** A write in an outbox of this phone. */
public data class KeptWrite(
    /** Whose. */
    val owner: Owner,
    /** When it was recorded, by the phone's clock. */
    val at: Timestamp,
    /** What it does to a day. */
    val own: OwnWrite,
    /** The file it sends, if it is a proof. */
    val proof: ProofId? = null,
) {
    /** Nothing is to be done with it any more: it is a receipt (Y11). */
    val isSettled: Boolean get() = own.state == WriteState.SENT || own.state == WriteState.DISMISSED
}
