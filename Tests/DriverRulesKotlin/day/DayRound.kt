package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.RoundState
import app.getbottle.driver.generated.models.StopId
import app.getbottle.driver.generated.models.StopState
import kotlinx.serialization.Serializable

/** A round, as far as rules look at it. */
@Serializable
public data class DayRound(
    /** Which. */
    val id: RoundId,
    /** Where it stands, by the day. */
    val state: RoundState = RoundState.SENT,
    /** Its stops. */
    val stops: List<DayStop> = emptyList(),
)

/** A stop of a round. */
@Serializable
public data class DayStop(
    /** Which. */
    val id: StopId,
    /** Where it stands, by the day. */
    val state: StopState = StopState.OPEN,
    /** Full ones that are ordered, by gas. */
    val lines: Map<GasId, Long>,
)
