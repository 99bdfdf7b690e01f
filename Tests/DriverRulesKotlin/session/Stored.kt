package app.getbottle.driver.rules.session

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.Person
import kotlinx.serialization.Serializable

/** What the phone keeps of a session (S7); there is no place for a password. */
@Serializable
public data class Stored(
    /** What proves who asks; opaque, and never empty. */
    val token: String? = null,
    /** Who signed in last. */
    val person: Person? = null,
    /** The business that was open last. */
    val business: BusinessId? = null,
)
