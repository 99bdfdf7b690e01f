package app.getbottle.driver.rules.session

import kotlinx.serialization.Serializable

/** What stands in the fields of the sign-in, as it was typed. */
@Serializable
public data class Typed(
    /** On the first page, and kept on the second. */
    val email: String? = null,
    /** On the first page. */
    val password: String? = null,
    /** On the second page. */
    val code: String? = null,
)
