package app.getbottle.driver.rules.outbox.values

import kotlinx.serialization.Serializable

/** What in a body the API did not take. */
@Serializable
public data class RefusedField(
    /** Where, as a JSON Pointer into the body. */
    val pointer: String,
    /** What is wrong there, in the API's word. */
    val code: String,
)
