package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.CashReason
import app.getbottle.driver.generated.models.DeliveryId
import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.Money
import app.getbottle.driver.generated.models.ProofMissing
import app.getbottle.driver.generated.models.Reason
import kotlinx.serialization.Serializable

/** What the driver entered on the screen of a stop, before anything is judged. */
@Serializable
public data class Draft(
    /** Bottles that went, by gas; a gas that is not there went as ordered. */
    val went: Map<GasId, Long> = emptyMap(),
    /** The whole stop failed, for this reason: nothing went, whatever [went] still says. */
    val nothingWent: Reason? = null,
    /** Why a gas went short. */
    val reasons: Map<GasId, Reason> = emptyMap(),
    /** Why every gas without a reason of its own went short. */
    val reasonForAll: Reason? = null,
    /** Notes on a gas. */
    val notes: Map<GasId, String> = emptyMap(),
    /** The note on the stop. */
    val note: String? = null,
    /** Empty bottles that came back, by gas. */
    val empties: Map<GasId, Long> = emptyMap(),
    /** What was paid in cash. */
    val cash: Money? = null,
    /** Why less was paid than is due. */
    val cashReason: CashReason? = null,
    /** The photo that was taken. */
    val photo: PhotoTaken? = null,
    /** The signature that was given. */
    val signature: SignatureTaken? = null,
    /** Why there is no proof. */
    val proofMissing: ProofMissing? = null,
    /** Left where the customer said, with nobody there. */
    val leftSafe: Boolean = false,
    /** The version of this delivery that this one corrects. */
    val replaces: DeliveryId? = null,
)
