package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.CalendarDate
import app.getbottle.driver.generated.models.EntityTag
import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.PersonId
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.Timestamp
import kotlinx.serialization.Serializable

/** A copy, or the body of an answer, as a case writes it: what is left out is the usual or empty. */
@Serializable
internal data class CaseCopy(
    val person: PersonId = PersonId("sam"),
    val business: BusinessId = BusinessId("acme"),
    val date: CalendarDate? = null,
    val etag: EntityTag? = null,
    val asOf: Timestamp? = null,
    val gas: List<DayGas> = emptyList(),
    val rounds: List<DayRound> = emptyList(),
    val loads: Map<RoundId, DayLoad> = emptyMap(),
    val cash: Long = 0,
    val recorded: List<IdempotencyKey> = emptyList(),
) {
    /** The copy. */
    val copy: DayCopy
        get() {
            val date = requireNotNull(date) { "a copy has a date" }
            return DayCopy(Owner(person, business), date, etag, content(date))
        }

    /** What it says, of this date if it says none. */
    fun content(asked: CalendarDate): DayContent {
        val date = date ?: asked
        val asOf = asOf ?: Timestamp.ofText(date.text + "T06:00:00.000Z")
        return DayContent(date, asOf, gas, rounds, loads, cash, recorded.toSet())
    }
}
