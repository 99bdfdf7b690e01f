package app.getbottle.driver.rules.session

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.PersonId

/** A request that left, and what an answer to it is judged by. */
public data class Sent(
    /** What it was for. */
    val purpose: Purpose,
    /** Which token it carried (S11). */
    val generation: Long,
    /** Who was signed in. */
    val person: PersonId?,
    /** The business it was for. */
    val business: BusinessId?,
) {
    /** What a request is for. */
    public enum class Purpose {
        /** The password. */
        PASSWORD,

        /** The code. */
        CODE,

        /** The list of businesses. */
        BUSINESSES,

        /** To say that the driver signed out. */
        SIGN_OUT,

        /** Anything of another part of the app. */
        OTHER,
    }
}
