package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.CalendarDate

/** Milliseconds: a day that is older is fetched when the app comes to the front (Y1). */
private const val FRESH = 60_000L

/** Milliseconds between two fetches while a round is out (Y1). */
private const val INTERVAL = 300_000L

/** What the running app knows of its fetches; its times are those of the clock since boot. */
public data class Fetching(
    /** What is being fetched. */
    val underWay: Asked? = null,
    /** Something happened meanwhile that is an occasion. */
    val isAsked: Boolean = false,
    /** When the last fetch began; null before the first. */
    val began: Long? = null,
    /** When the last good answer for a day came. */
    val good: Map<Asked, Long> = emptyMap(),
) {
    /** Which day, of whom. */
    public data class Asked(
        /** Whose. */
        val owner: Owner,
        /** Which. */
        val date: CalendarDate,
    )

    /** Whether a day's last good answer is not older than a minute. */
    public fun isFresh(
        day: Asked,
        now: Long,
    ): Boolean = good[day]?.let { now - it <= FRESH } == true

    /** Whether it is time to fetch again while a round is out. */
    public fun isTime(now: Long): Boolean = began == null || now - began >= INTERVAL

    /** What comes of an occasion: itself if there is a fetch, else why there is none. */
    public fun outcome(
        occasion: Occasion,
        hasSignal: Boolean,
    ): Occasion =
        when {
            !hasSignal -> Occasion.NO_SIGNAL
            underWay != null -> Occasion.IN_FLIGHT
            else -> occasion
        }

    /** A fetch begins. */
    public fun fetching(
        day: Asked,
        now: Long,
    ): Fetching = copy(underWay = day, isAsked = false, began = now)

    /** An answer came; a good one makes the day fresh. */
    public fun answered(
        isGood: Boolean,
        now: Long,
    ): Fetching {
        val day = underWay
        val fresh = if (isGood && day != null) good + (day to now) else good
        return copy(underWay = null, isAsked = false, good = fresh)
    }
}
