package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.CalendarDate
import app.getbottle.driver.generated.models.EntityTag
import app.getbottle.driver.generated.models.RoundId

/** A day that the phone keeps. */
public data class DayCopy(
    /** Whose. */
    val owner: Owner,
    /** The date that was asked for (Y2). */
    val date: CalendarDate,
    /** The tag of the answer. */
    val etag: EntityTag?,
    /** What the answer said. */
    val content: DayContent,
    /** Whether its file is there; without it the copy is in the index only, and is none (Y12). */
    val hasFile: Boolean = true,
) {
    /** The rounds of the day, which the index has. */
    val roundIds: Set<RoundId> get() = content.rounds.map { it.id }.toSet()
}
