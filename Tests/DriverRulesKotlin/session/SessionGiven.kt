package app.getbottle.driver.rules.session

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.CalendarDate
import app.getbottle.driver.generated.models.PersonId
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** What a case of the session starts from: a phone on which the app is not open. */
@Serializable
internal data class SessionGiven(
    val server: String,
    val platform: String,
    val version: String,
    val store: Store,
    val stored: Stored,
    val days: List<Copy>,
    val unsent: List<Unsent>,
) {
    /** How the store of the token is found (S19). */
    @Serializable
    enum class Store {
        @SerialName("readable")
        READABLE,

        @SerialName("unreadable")
        UNREADABLE,

        @SerialName("locked")
        LOCKED,
    }

    /** A copy of a day. */
    @Serializable
    data class Copy(
        val person: PersonId,
        val business: BusinessId,
        val date: CalendarDate,
    )
}
