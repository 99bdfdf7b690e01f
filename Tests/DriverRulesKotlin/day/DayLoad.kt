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
    val capacity: Capacity = unknown,
    /** The bottles, by gas. */
    val lines: Map<GasId, Bottles>,
) {
    internal companion object {
        /** Nothing is known of what a van may carry. */
        val unknown = Capacity()
    }
}
