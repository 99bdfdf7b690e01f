package app.getbottle.driver.rules.position

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** What an answer makes the rest of the app do (P15). */
@Serializable
public enum class Ask {
    /** End the session. */
    @SerialName("endSession")
    END_SESSION,

    /** Fetch the day. */
    @SerialName("refreshDay")
    REFRESH_DAY,

    /** Ask for the business. */
    @SerialName("chooseBusiness")
    CHOOSE_BUSINESS,
}
