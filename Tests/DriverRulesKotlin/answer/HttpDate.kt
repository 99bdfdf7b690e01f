package app.getbottle.driver.rules.answer

import app.getbottle.driver.generated.models.CalendarDate
import app.getbottle.driver.generated.models.Timestamp
import app.getbottle.driver.generated.models.WireError

/** A date of HTTP, as every sender writes it: `Wed, 04 Mar 2026 06:47:30 GMT` (RFC 9110, 5.6.7). */
internal object HttpDate {
    private val months =
        listOf("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
    private val form =
        Regex("(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\\d\\d) ([A-Z][a-z]{2}) (\\d{4}) (\\d\\d:\\d\\d:\\d\\d) GMT")

    /** Seconds since 1970-01-01T00:00:00Z; null for what is no date. */
    fun seconds(text: String): Long? {
        val (day, name, year, clock) = form.matchEntire(text)?.destructured ?: return null
        val month = months.indexOf(name) + 1
        val date = CalendarDate.of(year.toInt(), month, day.toInt()) ?: return null
        return try {
            Timestamp.ofText("${date.text}T${clock}Z").milliseconds / 1000
        } catch (_: WireError) {
            null
        }
    }
}
