package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.ProgressKind
import app.getbottle.driver.generated.models.RoundId
import kotlinx.serialization.Serializable

/** A write of this phone, as far as the day is another by it: one of the last four is there. */
@Serializable
public data class OwnWrite(
    /** Its key. */
    val key: IdempotencyKey,
    /** Of which round; null for what is of none. */
    val roundId: RoundId?,
    /** How far it has come. */
    val state: WriteState,
    /** Bottles put on the van, taken off it or counted. */
    val load: OwnLoad? = null,
    /** A stop written up. */
    val delivery: OwnDelivery? = null,
    /** A step of the round. */
    val progress: ProgressKind? = null,
    /** Cash in the cab. */
    val cash: OwnCash? = null,
)
