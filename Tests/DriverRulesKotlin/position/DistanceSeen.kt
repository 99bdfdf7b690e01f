package app.getbottle.driver.rules.position

import kotlinx.serialization.Serializable

/** What is seen of two places. */
@Serializable
internal data class DistanceSeen(
    val metres: Double,
)
