package app.getbottle.driver.rules.load

import app.getbottle.driver.generated.models.GasId
import kotlinx.serialization.Serializable

/** A line of the list to load the van by. */
@Serializable
public data class ListLine(
    /** Which gas. */
    val gasId: GasId,
    /** Full ones that open stops order. */
    val need: Long,
    /** Full ones on the van, as they are shown. */
    val onVan: Long,
    /** How many are to load (L4). */
    val toLoad: Long,
    /** The tick is enough (L5). */
    val ticked: Boolean,
    /** How many came on top since the tick. */
    val more: Long,
    /** How many fewer are needed than were ticked. */
    val over: Long,
) {
    internal companion object {
        /** The line of a gas with a tick of so many, or with none. */
        fun of(
            gas: GasId,
            need: Long,
            onVan: Long,
            tick: Long?,
        ): ListLine {
            val toLoad = maxOf(0, need - onVan)
            val beside = if (tick == null) 0 else tick - toLoad
            return ListLine(
                gasId = gas,
                need = need,
                onVan = onVan,
                toLoad = toLoad,
                ticked = tick != null && beside >= 0,
                more = maxOf(0, -beside),
                over = maxOf(0, beside),
            )
        }
    }
}
