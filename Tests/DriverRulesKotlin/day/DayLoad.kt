package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.Capacity
import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.VanId
import kotlinx.serialization.Serializable

/** What is on a round's van, by the day. */
@Serializable
public data class DayLoad(
    /** Which van. */
    val vanId: VanId,
    /** What it may carry. */
    val capacity: Capacity = Capacity(),
    /** The bottles, by gas. */
    val lines: Map<GasId, Bottles>,
)
