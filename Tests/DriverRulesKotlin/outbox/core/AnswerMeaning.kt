package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.rules.outbox.values.Refusal

/** What an answer means to the write that it is to (O10). */
internal sealed interface AnswerMeaning {
    /** The API has it. */
    data object Sent : AnswerMeaning

    /** The API refuses it. */
    data class Refused(
        val refusal: Refusal,
    ) : AnswerMeaning

    /** Nothing was decided, and it goes again; [retryAfter] is what the API asked for, in milliseconds. */
    data class Failed(
        val retryAfter: Long?,
        val is5xx: Boolean,
    ) : AnswerMeaning

    /** An earlier attempt is still being worked on. */
    data object InProgress : AnswerMeaning

    /** The token is no good. */
    data object Unauthorized : AnswerMeaning

    /** The person is no member of the business. */
    data object NotAMember : AnswerMeaning

    /** The app is too old. */
    data object AppTooOld : AnswerMeaning
}
