package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.LoadKind
import kotlinx.serialization.Serializable

/** What was done to a van's load. */
@Serializable
public data class OwnLoad(
    /** Whether it moved bottles or counted them. */
    val kind: LoadKind,
    /** The bottles, by gas. */
    val lines: Map<GasId, Bottles>,
)
