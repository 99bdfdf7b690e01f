package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.PersonId
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.Timestamp
import kotlinx.serialization.Serializable

/** What a case of the day starts from: an app that runs and fetches nothing yet. */
@Serializable
internal data class DayGiven(
    val now: Timestamp,
    val zone: List<ZoneOffset>,
    val up: Double,
    val signal: Boolean,
    val person: PersonId,
    val business: BusinessId,
    val copies: List<CaseCopy>,
    val writes: List<CaseWrite>,
    val ticks: List<CaseTick>,
) {
    /** What the phone keeps. */
    val store: DayStore
        get() {
            val writes = writes.map { it.kept }
            val ticks = ticks.map { RoundTicks(Owner(it.person, it.business), it.roundId) }
            return DayStore(copies.map { it.copy }, ticks.toSet(), writes, writes.mapNotNull { it.proof }.toSet())
        }

    /** A round that has ticks. */
    @Serializable
    data class CaseTick(
        val person: PersonId = PersonId("sam"),
        val business: BusinessId = BusinessId("acme"),
        val roundId: RoundId,
    )
}
