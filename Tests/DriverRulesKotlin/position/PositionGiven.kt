package app.getbottle.driver.rules.position

import app.getbottle.driver.generated.models.ProgressId
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.Timestamp
import kotlinx.serialization.Serializable

/** What a case of the position starts from. */
@Serializable
internal data class PositionGiven(
    val now: Timestamp,
    val up: Double,
    val allowed: Allowed,
    val signal: Boolean,
    val server: String,
    val round: RoundId? = null,
    val ids: List<ProgressId>,
)
