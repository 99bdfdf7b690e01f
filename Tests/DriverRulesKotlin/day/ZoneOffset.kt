package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.CalendarDate
import app.getbottle.driver.generated.models.Timestamp
import kotlinx.serialization.Serializable

/** An offset of the phone's clock from UTC. */
@Serializable
public data class ZoneOffset(
    /** When it begins; null for always. */
    val from: Timestamp? = null,
    /** Minutes ahead of UTC. */
    val minutes: Long,
)

/** The date on a phone with these offsets, in the order in which they begin. */
internal fun List<ZoneOffset>.date(at: Timestamp): CalendarDate {
    val offset = lastOrNull { it.from == null || it.from <= at }?.minutes ?: 0
    val local = Timestamp.of(at.milliseconds + offset * 60_000)
    return CalendarDate.ofText(requireNotNull(local) { "no date at $at" }.text.substring(0, 10))
}

/** So many days before a date; the dates go no further back than the year 0. */
internal fun CalendarDate.minusDays(days: Long): CalendarDate? {
    val earlier = java.time.LocalDate.of(year, month, day).minusDays(days)
    return CalendarDate.of(earlier.year, earlier.monthValue, earlier.dayOfMonth)
}
