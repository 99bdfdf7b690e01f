package app.getbottle.driver.rules.answer

/** The headers of an answer that rules look at; null for one that is not there. */
public class AnswerHeaders(
    retryAfter: String? = null,
    xRetryAfter: String? = null,
    date: String? = null,
    token: String? = null,
    setCookie: List<String> = emptyList(),
) {
    private val retryAfter = retryAfter?.withoutBlanks
    private val xRetryAfter = xRetryAfter?.withoutBlanks
    private val date = date?.withoutBlanks

    /** `set-auth-token`; null where it is empty, too. */
    public val token: String? = token?.withoutBlanks?.ifEmpty { null }

    /** Each `Set-Cookie`. */
    public val setCookie: List<String> = setCookie.map { it.withoutBlanks }

    /** O12: the wait that is asked for, in seconds; null for none. */
    public val wait: Long? get() = retryAfter?.let { RetryAfter.seconds(it, date) }

    /** The longer of the waits of both headers, in seconds; null for none. */
    public val longerWait: Long?
        get() = listOfNotNull(wait, xRetryAfter?.let { RetryAfter.seconds(it, date) }).maxOrNull()

    /** A header's value, which has no blanks at its ends (RFC 9110, 5.5). */
    private val String.withoutBlanks: String get() = trim(' ', '\t')
}
