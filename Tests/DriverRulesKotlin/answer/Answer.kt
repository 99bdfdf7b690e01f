package app.getbottle.driver.rules.answer

import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** What came back for a request: an answer, or nothing. */
public data class Answer(
    /** The status; null where no answer came. */
    val status: Int?,
    /** Why no answer came: `noSignal` or `timeOut`. */
    val none: String? = null,
    /** The body of `application/problem+json`. */
    val problem: JsonObject? = null,
    /** The body of `application/json`. */
    val json: JsonObject? = null,
    /** The body of any other type. */
    val text: String? = null,
    /** The headers that are looked at. */
    val headers: AnswerHeaders = AnswerHeaders(),
) {
    /** The problem's `code`, if it is a text. */
    val code: String? get() = problem?.text("code")

    /** The body, whatever its label; null for none. */
    val body: String? get() = (problem ?: json)?.toString() ?: text

    /** O10: whether an answer other than 2xx is the API's own: by its code, or a type at its origin. */
    public fun isOurs(server: String): Boolean =
        code != null || problem?.text("type")?.startsWith(origin(server) + "/") == true

    private fun JsonObject.text(name: String): String? =
        (get(name) as? JsonPrimitive)?.takeIf { it.isString }?.content
}
