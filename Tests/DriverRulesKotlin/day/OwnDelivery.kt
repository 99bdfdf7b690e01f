package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.DeliveryId
import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.Outcome
import app.getbottle.driver.generated.models.StopId
import kotlinx.serialization.Serializable

/** What the write-up of a stop changes. */
@Serializable
public data class OwnDelivery(
    /** Which version of it. */
    val id: DeliveryId,
    /** Of which stop. */
    val stopId: StopId,
    /** What became of the stop. */
    val outcome: Outcome,
    /** Full ones that went, by gas. */
    val delivered: Map<GasId, Long> = emptyMap(),
    /** Empty ones that came back, by gas. */
    val empties: Map<GasId, Long> = emptyMap(),
    /** Paid in cash, in minor units. */
    val cash: Long? = null,
    /** The version that it corrects. */
    val replaces: DeliveryId? = null,
) {
    /** What it does to the van, by gas (L2). */
    val onVan: Map<GasId, Bottles>
        get() =
            (delivered.keys + empties.keys)
                .associateWith { Bottles(-(delivered[it] ?: 0), empties[it] ?: 0) }
}
