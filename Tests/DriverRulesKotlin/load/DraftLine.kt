package app.getbottle.driver.rules.load

import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.rules.day.Bottles

/** A line of a draft, with the numbers that it stands for. */
internal data class DraftLine(
    val gasId: GasId,
    /** The numbers: typed, ticked or shown. */
    val numbers: Bottles,
    /** Nothing says how many full ones were put on (L7). */
    val isOpen: Boolean = false,
    /** Fewer were put on than the list says, or other numbers were counted than there were (L7, L13). */
    val needsExplaining: Boolean = false,
)
