package app.getbottle.driver.rules.load

import app.getbottle.driver.generated.models.GasId
import kotlinx.serialization.Serializable

/** A line of the list to load the van by. */
@Serializable
public data class ListLine(
    /** Which gas. */
    val gasId: GasId,
    /** Bottles that open stops still want. */
    val need: Long,
    /** Full bottles on the van, as it is reckoned; may be below 0 (L14). */
    val onVan: Long,
    /** Bottles still to put on. */
    val toLoad: Long,
    /** All of them were ticked. */
    val ticked: Boolean,
    /** Bottles ticked beyond what is still to put on (L5). */
    val over: Long,
)
