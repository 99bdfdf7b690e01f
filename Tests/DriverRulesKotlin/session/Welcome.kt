package app.getbottle.driver.rules.session

import app.getbottle.driver.generated.models.Person
import app.getbottle.driver.generated.models.SignedIn
import app.getbottle.driver.generated.models.WireError
import app.getbottle.driver.generated.models.WireJSON
import app.getbottle.driver.rules.answer.Answer
import app.getbottle.driver.rules.answer.AnswerTree

/** What a 200 to the sign-in or to the code says. */
internal sealed interface Welcome {
    /** Who signed in, and with which token; never the body's (S4). */
    data class Session(
        val token: String,
        val person: Person,
    ) : Welcome

    /** The code is asked for. */
    data class Challenge(
        val cookie: String,
    ) : Welcome

    /** Neither. */
    data object Nobody : Welcome

    companion object {
        /** S1, S2: what the password's answer says; `twoFactorRedirect` before anything else. */
        fun ofPassword(answer: Answer): Welcome {
            if (answer.status != 200) return Nobody
            val redirect = AnswerTree.fields(answer.body)?.get("twoFactorRedirect")
            if (redirect != WireJSON.Truth(true)) return ofCode(answer)
            return challengeCookie(answer.headers.setCookie)?.let(::Challenge) ?: Nobody
        }

        /** S3: what the code's answer says. */
        fun ofCode(answer: Answer): Welcome {
            val token = answer.headers.token
            val person = person(answer.body)
            if (answer.status != 200 || token == null || person == null) return Nobody
            return Session(token, person)
        }

        private fun person(body: String?): Person? =
            try {
                body?.let { SignedIn.read(it.encodeToByteArray()).user }
            } catch (_: WireError) {
                null
            }
    }
}
