package app.getbottle.driver.rules.day

import kotlinx.serialization.Serializable

/** Bottles of one gas on the van. */
@Serializable
public data class Bottles(
    /** Full ones; below 0 when more went than was counted on. */
    val full: Long,
    /** Empty ones. */
    val empty: Long,
)
