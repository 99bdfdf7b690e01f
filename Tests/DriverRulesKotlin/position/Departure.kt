package app.getbottle.driver.rules.position

import app.getbottle.driver.generated.models.RoundId

/** What comes of setting off. */
public enum class Departure {
    /** The round sets off; the one that is out comes back first (P17). */
    GOES,

    /** It is out already: nothing (P17). */
    IS_OUT,

    /** Not without a precise location: nothing, and the driver is told (P19). */
    LOCATION_NEEDED,
}

/** What comes of setting off on a round. */
public fun Tracking.departure(round: RoundId): Departure =
    when {
        allowed != Allowed.PRECISE -> Departure.LOCATION_NEEDED
        out == round -> Departure.IS_OUT
        else -> Departure.GOES
    }
