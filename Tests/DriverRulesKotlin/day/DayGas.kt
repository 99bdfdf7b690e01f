package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.GasId
import kotlinx.serialization.Serializable

/** A gas of the day, as far as rules look at it. */
@Serializable
public data class DayGas(
    /** Which. */
    val id: GasId,
    /** A full one may be left with a customer. */
    val goesOff: Boolean,
    /** An empty one may be taken back. */
    val comesBack: Boolean,
    /** What a full one weighs. */
    val fullGrams: Long? = null,
    /** What an empty one weighs. */
    val emptyGrams: Long? = null,
)
