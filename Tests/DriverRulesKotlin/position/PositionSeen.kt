package app.getbottle.driver.rules.position

import app.getbottle.driver.generated.models.Fix
import app.getbottle.driver.generated.models.ProgressWrite
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.Timing
import kotlinx.serialization.Serializable

/** What is seen after a step of a story of the position. */
@Serializable
internal data class PositionSeen(
    val send: Boolean?,
    val why: Why?,
    val requests: List<Request>,
    val records: List<Record>,
    val asks: List<Ask>,
    val shown: List<String>,
    val out: RoundId?,
    val timing: Timing?,
) {
    /** A request that left; [n] counts those of the case. */
    @Serializable
    data class Request(
        val n: Int,
        val to: String,
        val round: RoundId,
        val fix: Fix?,
        val lat: Double?,
        val lon: Double?,
    )

    /** A write of a round that was recorded. */
    @Serializable
    data class Record(
        val round: RoundId,
        val write: ProgressWrite,
    )
}
