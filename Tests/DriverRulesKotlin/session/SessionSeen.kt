package app.getbottle.driver.rules.session

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.CalendarDate
import app.getbottle.driver.generated.models.PersonId
import kotlinx.serialization.Serializable

/** What is seen after a step of a story of the session. */
@Serializable
internal data class SessionSeen(
    val state: String,
    val generation: Long,
    val stored: Stored,
    val typed: Typed,
    val choices: List<BusinessId>,
    val preselected: BusinessId?,
    val days: List<CalendarDate>,
    val others: List<Other>,
    val requests: List<Request>,
    val cancelled: List<Int>,
    val shown: List<String>,
    val wait: Long?,
    val recorded: List<Recorded>,
    val asksToBeWoken: Boolean,
) {
    /** A person whose writes wait here, to others a name and a count. */
    @Serializable
    data class Other(
        val name: String,
        val count: Long,
    )

    /** A request that left; [n] counts those of the case. */
    @Serializable
    data class Request(
        val n: Int,
        val method: String,
        val path: String,
        val headers: Map<String, String>,
        val body: Typed?,
    )

    /** For whom, and for which business, something was recorded. */
    @Serializable
    data class Recorded(
        val person: PersonId,
        val business: BusinessId,
    )
}
