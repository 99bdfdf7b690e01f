package app.getbottle.driver.rules.session

import app.getbottle.driver.generated.models.WireJSON
import app.getbottle.driver.rules.answer.Answer
import app.getbottle.driver.rules.answer.AnswerTree

/** What the driver is told of an answer that signs nobody in (S5). */
internal data class Refusal(
    /** The message. */
    val message: String,
    /** The message tells how long to wait. */
    val tellsWait: Boolean = false,
    /** The seconds to wait where the answer says none; null for no word of it. */
    val usualWait: Long? = null,
    /** The challenge is over: the password is asked for again. */
    val goesBack: Boolean = false,
) {
    /** The seconds to wait that the message tells of; null for none. */
    fun wait(answer: Answer): Long? =
        if (tellsWait) answer.headers.longerWait ?: usualWait else null

    internal companion object {
        /** Not what any version of the API would say. */
        val unexpected = Refusal("unexpectedAnswer")

        /** Seconds that an account stays locked. */
        private const val LOCKED = 900L

        private val byCode =
            mapOf(
                "INVALID_EMAIL" to Refusal("badEmail"),
                "INVALID_EMAIL_OR_PASSWORD" to Refusal("wrongPassword"),
                "EMAIL_NOT_VERIFIED" to Refusal("emailNotVerified"),
                "INVALID_CODE" to Refusal("wrongCode"),
                "INVALID_TWO_FACTOR_COOKIE" to Refusal("codeExpired", goesBack = true),
                "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE" to Refusal("tooManyCodes", goesBack = true),
                "TOTP_NOT_ENABLED" to Refusal("noTwoStep", goesBack = true),
                "ACCOUNT_TEMPORARILY_LOCKED" to
                    Refusal("accountLocked", tellsWait = true, usualWait = LOCKED),
                "MISSING_OR_NULL_ORIGIN" to Refusal("appFault"),
                "INVALID_ORIGIN" to Refusal("appFault"),
            )

        /** What is told of an answer. */
        fun of(answer: Answer): Refusal {
            val status = answer.status
            if (status == null) return Refusal(if (answer.none == "noSignal") "noSignal" else "noAnswer")
            val known = if (status >= 300) byCode[code(answer)] else null
            return known ?: byStatus(status)
        }

        private fun byStatus(status: Int): Refusal =
            when (status) {
                429 -> Refusal("tooManyTries", tellsWait = true)
                426 -> Refusal("appTooOld")
                408, 425, in 500..599 -> Refusal("tryLater")
                else -> unexpected
            }

        /** The code of a body, whatever its label: the limiter calls its JSON text. */
        private fun code(answer: Answer): String? =
            (AnswerTree.fields(answer.body)?.get("code") as? WireJSON.Text)?.text
    }
}
