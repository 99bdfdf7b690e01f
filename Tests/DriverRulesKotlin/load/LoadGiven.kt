package app.getbottle.driver.rules.load

import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.Timestamp
import app.getbottle.driver.rules.day.DayGas
import app.getbottle.driver.rules.day.DayLoad
import app.getbottle.driver.rules.day.DayRound
import app.getbottle.driver.rules.day.OwnWrite
import kotlinx.serialization.Serializable

/** What a case of a load starts from. */
@Serializable
internal data class LoadGiven(
    val now: Timestamp,
    val round: RoundId,
    val ids: List<String>,
    val keys: List<IdempotencyKey>,
    val gas: List<DayGas>,
    val rounds: List<DayRound>,
    val loads: Map<RoundId, DayLoad>,
    val recorded: List<IdempotencyKey>,
    val writes: List<OwnWrite>,
    val ticks: List<Tick>,
)
