package app.getbottle.driver.rules.answer

/** The header `Retry-After` (RFC 9110, 10.2.3). */
internal object RetryAfter {
    /** No wait is longer (O12), in seconds. */
    private const val LONGEST = 3600L

    /**
     * The wait in seconds; null where the header means nothing (O12).
     *
     * @param date the answer's own `Date`, which a date is measured against
     */
    fun seconds(
        text: String,
        date: String?,
    ): Long? =
        (digits(text) ?: between(date, text))?.coerceIn(0, LONGEST)

    private fun digits(text: String): Long? =
        text.takeIf { it.isNotEmpty() && it.all { digit -> digit in '0'..'9' } }
            ?.let { it.toLongOrNull() ?: LONGEST }

    private fun between(
        from: String?,
        to: String,
    ): Long? {
        val start = from?.let(HttpDate::seconds) ?: return null
        return HttpDate.seconds(to)?.minus(start)
    }
}
