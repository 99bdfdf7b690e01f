package app.getbottle.driver.rules.position

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** How far the person lets the phone be located. */
@Serializable
public enum class Allowed {
    /** To the metre. */
    @SerialName("precise")
    PRECISE,

    /** To the district. */
    @SerialName("reduced")
    REDUCED,

    /** Not at all. */
    @SerialName("refused")
    REFUSED,
}
