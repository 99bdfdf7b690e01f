package app.getbottle.driver.rules.answer

/** The header `Retry-After` (RFC 9110, 10.2.3). */
internal object RetryAfter {
    /** No wait is longer (O12), in seconds. */
    private const val LONGEST = 3600L

    /**
     * The wait in milliseconds; null where the header means nothing (O12).
     *
     * @param date the answer's own `Date`, which a date is measured against
     */
    fun milliseconds(text: String, date: String?): Long? =
        (seconds(text) ?: between(date, text))?.takeIf { it > 0 }?.let { minOf(it, LONGEST) * 1000 }

    private fun seconds(text: String): Long? =
        text.takeIf { it.isNotEmpty() && it.all { digit -> digit in '0'..'9' } }
            ?.let { it.toLongOrNull() ?: LONGEST }

    private fun between(from: String?, to: String): Long? {
        val start = from?.let(HttpDate::seconds) ?: return null
        return HttpDate.seconds(to)?.minus(start)
    }
}
