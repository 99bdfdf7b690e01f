package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.CalendarDate
import app.getbottle.driver.generated.models.EntityTag
import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.PersonId
import app.getbottle.driver.generated.models.ProofId
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.RoundState
import app.getbottle.driver.generated.models.StopId
import app.getbottle.driver.generated.models.StopState
import app.getbottle.driver.generated.models.Timestamp
import kotlinx.serialization.Serializable

/** What is seen after a step of a story of the day. */
@Serializable
internal data class DaySeen(
    val today: CalendarDate,
    val fetches: List<Fetch>,
    val why: Occasion?,
    val copies: List<Copy>,
    val ticks: List<Ticks>,
    val writes: List<Write>,
    val proofs: List<ProofId>,
    val marked: List<IdempotencyKey>,
    val shown: Shown,
) {
    @Serializable
    data class Fetch(
        val person: PersonId,
        val business: BusinessId,
        val date: CalendarDate,
        val ifNoneMatch: EntityTag?,
    )

    @Serializable
    data class Copy(
        val person: PersonId,
        val business: BusinessId,
        val date: CalendarDate,
        val asOf: Timestamp,
        val etag: EntityTag?,
    )

    @Serializable
    data class Ticks(
        val person: PersonId,
        val business: BusinessId,
        val roundId: RoundId,
    )

    @Serializable
    data class Write(
        val key: IdempotencyKey,
        val state: WriteState,
    )

    /** The screen: a day, or what it [says] instead. */
    @Serializable
    data class Shown(
        val date: CalendarDate,
        val says: String? = null,
        val rounds: List<Round>? = null,
        val vans: List<Van>? = null,
        val cash: Long? = null,
    )

    @Serializable
    data class Round(
        val id: RoundId,
        val state: RoundState,
        val stops: List<Stop>,
    )

    @Serializable
    data class Stop(
        val id: StopId,
        val state: StopState,
    )

    @Serializable
    data class Van(
        val roundId: RoundId,
        val bottles: List<Gas>,
    )

    @Serializable
    data class Gas(
        val gasId: GasId,
        val full: Long,
        val empty: Long,
    )
}
