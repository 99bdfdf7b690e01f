package app.getbottle.driver.rules.answer

import app.getbottle.driver.generated.models.WireAnswer
import app.getbottle.driver.generated.models.WireJSON
import app.getbottle.driver.rules.answer.AnswerTree

/** A failure that is really the API's own and not a proxy's or a hotel's (O10). */
internal data class OurProblem(
    /** What went wrong, in the API's word; null if only its `type` says that it is ours. */
    val code: String?,
) {
    internal companion object {
        /**
         * The problem that an answer tells; null if the answer is not ours.
         *
         * @param server the origin of the server that was asked, where our types are, too
         */
        fun of(
            answer: WireAnswer,
            server: String,
        ): OurProblem? {
            val label = answer.headerValue("Content-Type").orEmpty()
            val name = asciiLowercased(label.substringBefore(';').trim(' ', '\t'))
            if (name != "application/problem+json") return null
            val body = AnswerTree.fields(answer.body) ?: return null
            val code = (body["code"] as? WireJSON.Text)?.text
            val type = (body["type"] as? WireJSON.Text)?.text
            return if (code != null || type?.startsWith("$server/") == true) OurProblem(code) else null
        }
    }
}
