package app.getbottle.driver.rules.answer

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** What came back for a request: an answer, or nothing. */
public data class Answer(
    /** The status; null where no answer came. */
    val status: Int?,
    /** The body of `application/problem+json`. */
    val problem: JsonElement? = null,
    /** The body of `application/json`. */
    val json: JsonElement? = null,
    /** The header `Retry-After`. */
    val retryAfter: String? = null,
    /** The header `Date`. */
    val date: String? = null,
) {
    /** The problem's `code`, if it is a text. */
    val code: String? get() = text("code")

    /** O10: whether an answer other than 2xx is the API's own, at this server. */
    public fun isOurs(server: String): Boolean =
        code != null || text("type")?.let { host(it) == host(server) } == true

    /** O12: the wait that the API asks for, in milliseconds; null for none. */
    val wait: Long? get() = retryAfter?.let { RetryAfter.milliseconds(it, date) }

    private fun text(name: String): String? {
        val value = (problem as? JsonObject)?.get(name) as? JsonPrimitive
        return value?.takeIf { it.isString }?.content
    }

    private fun host(address: String): String? =
        Regex("https?://([^/?#]+).*", RegexOption.IGNORE_CASE)
            .matchEntire(address)?.groupValues?.get(1)?.lowercase()
}
