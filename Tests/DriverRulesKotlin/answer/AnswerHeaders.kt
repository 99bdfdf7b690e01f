package app.getbottle.driver.rules.answer

/** The headers of an answer that rules look at; null for one that is not there. */
public data class AnswerHeaders(
    /** `Retry-After` */
    val retryAfter: String? = null,
    /** `X-Retry-After`, which better-auth's limiter says instead. */
    val xRetryAfter: String? = null,
    /** `Date` */
    val date: String? = null,
    /** `set-auth-token` */
    val token: String? = null,
    /** Each `Set-Cookie`. */
    val setCookie: List<String> = emptyList(),
) {
    /** O12: the wait that is asked for, in milliseconds; null for none. */
    val wait: Long? get() = retryAfter?.let { RetryAfter.milliseconds(it, date) }

    /** The longer of the waits of both headers, in milliseconds; null for none. */
    val longerWait: Long?
        get() = listOfNotNull(wait, xRetryAfter?.let { RetryAfter.milliseconds(it, date) }).maxOrNull()
}
