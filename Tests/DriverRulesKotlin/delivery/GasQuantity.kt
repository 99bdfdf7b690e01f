package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.GasId
import kotlinx.serialization.Serializable

/** So many bottles of a gas. */
@Serializable
public data class GasQuantity(
    /** Which gas. */
    val gasId: GasId,
    /** How many. */
    val quantity: Long,
)
