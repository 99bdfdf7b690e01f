package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.Timestamp
import java.time.Instant
import java.time.ZoneOffset
import java.time.format.DateTimeFormatter
import java.util.Locale

private val form =
    DateTimeFormatter.ofPattern("EEE, dd MMM uuuu HH:mm:ss 'GMT'", Locale.ENGLISH).withZone(ZoneOffset.UTC)

/** A time as a header of HTTP has it, cut to the second (RFC 9110, 5.6.7). */
internal val Timestamp.httpDate: String get() = form.format(Instant.ofEpochMilli(milliseconds))
