package app.getbottle.driver.rules.load

import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.LoadKind
import app.getbottle.driver.generated.models.LoadReason
import kotlinx.serialization.Serializable

/** What the driver typed on the screen of a load. */
@Serializable
public data class LoadDraft(
    /** What it is to be. */
    val kind: LoadKind,
    /** The numbers, by gas. */
    val numbers: Map<GasId, Typed> = emptyMap(),
    /** Reasons, by gas. */
    val reasons: Map<GasId, LoadReason> = emptyMap(),
    /** Notes, by gas. */
    val notes: Map<GasId, String> = emptyMap(),
) {
    /** What was typed of a gas; null for what was not. */
    @Serializable
    public data class Typed(
        /** Of full ones. */
        val full: Long? = null,
        /** Of empty ones. */
        val empty: Long? = null,
    )
}
