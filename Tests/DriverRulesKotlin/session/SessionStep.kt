@file:OptIn(ExperimentalSerializationApi::class)

package app.getbottle.driver.rules.session

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.rules.answer.Answer
import app.getbottle.driver.rules.answer.AnswerHeaders
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator
import kotlinx.serialization.json.JsonObject

/** A step of a story of the session. */
@Serializable
@JsonClassDiscriminator("do")
internal sealed interface SessionStep {
    @Serializable
    @SerialName("open")
    data class Open(
        val firstStart: Boolean = false,
    ) : SessionStep

    @Serializable
    @SerialName("unlock")
    data object Unlock : SessionStep

    @Serializable
    @SerialName("kill")
    data object Kill : SessionStep

    @Serializable
    @SerialName("signIn")
    data class SignIn(
        val email: String,
        val password: String,
    ) : SessionStep

    @Serializable
    @SerialName("code")
    data class Code(
        val code: String,
    ) : SessionStep

    @Serializable
    @SerialName("leave")
    data object Leave : SessionStep

    /** @property to which request, in the order in which they left, from 1 */
    @Serializable
    @SerialName("answer")
    data class Answered(
        val to: Int,
        val none: String? = null,
        val status: Int? = null,
        val token: String? = null,
        val setCookie: List<String> = emptyList(),
        val problem: JsonObject? = null,
        val json: JsonObject? = null,
        val text: String? = null,
        val retryAfter: String? = null,
        val xRetryAfter: String? = null,
        val date: String? = null,
    ) : SessionStep {
        /** What came back. */
        val answer: Answer
            get() {
                val headers = AnswerHeaders(retryAfter, xRetryAfter, date, token, setCookie)
                return Answer(status, none, problem, json, text, headers)
            }
    }

    @Serializable
    @SerialName("listBusinesses")
    data object ListBusinesses : SessionStep

    @Serializable
    @SerialName("choose")
    data class Choose(
        val business: BusinessId,
    ) : SessionStep

    @Serializable
    @SerialName("ask")
    data class Ask(
        val method: String,
        val path: String,
    ) : SessionStep

    @Serializable
    @SerialName("signOut")
    data class SignOut(
        val sure: Boolean = false,
    ) : SessionStep

    @Serializable
    @SerialName("writeUp")
    data object WriteUp : SessionStep

    @Serializable
    @SerialName("record")
    data object Record : SessionStep
}
